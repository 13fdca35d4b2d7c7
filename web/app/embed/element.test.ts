// @vitest-environment happy-dom
// The custom element of public/oos-embed.js, as another page uses it.

import { expect, test } from 'vitest';
import '../../../public/oos-embed.js';

test('what an attribute of the element does, its property does', () => {
  const element = document.createElement('out-of-sequence');
  expect(element.src).toBe('');
  element.src = '#/alf?w=64';
  element.theme = 'dark';
  expect(element.outerHTML).toBe('<out-of-sequence src="#/alf?w=64" theme="dark"></out-of-sequence>');
  expect([element.src, element.scenario]).toEqual(['#/alf?w=64', '#/alf?w=64']);
});
