import { expect, test } from 'vitest';
import { pathLink, pathOf, pathWords } from './path.ts';

test('the path of a trace is the one that the model makes of it, with its figure, and with its words', () => {
  const path = { scenario: '#/tcp?law=quantiles&path=90:0,100:2&rate=8.18', words: ['One.', 'Two.'] };
  expect(pathOf({ path })).toBe(path.scenario);
  expect(pathLink({ path })).toBe(`${path.scenario}&fig=path`);
  expect(pathWords({ path })).toBe('One. Two.');
});
