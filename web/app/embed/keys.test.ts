// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isUsed } from './keys.ts';

function element(markup: string): Element {
  document.body.innerHTML = markup;
  const [made] = document.body.children;
  if (made === undefined) throw new Error(`${markup} is no element`);
  return made;
}

test.each([
  // the focused element, the key, whether it is used after a click, and after Tab
  ['<p>words</p>', 'ArrowRight', false, false],
  ['<p>words</p>', ' ', false, false],
  ['<input type="range">', 'ArrowRight', true, true],
  ['<input type="range">', 'PageDown', false, true],
  ['<input type="range">', 'b', false, false],
  ['<input inputmode="decimal">', 'b', true, true],
  ['<input inputmode="decimal">', 'PageDown', true, true],
  ['<svg role="application"></svg>', 'ArrowLeft', true, true],
  ['<svg role="application"></svg>', 'PageUp', false, true],
  ['<button>Play</button>', ' ', true, true],
  ['<button>Play</button>', 'ArrowRight', false, false],
  ['<a href="#/alf">Open</a>', 'Enter', true, true],
] as const)('%s and %s', (markup, key, afterClick, afterTab) => {
  const on = element(markup);
  expect([isUsed(key, on, false), isUsed(key, on, true)]).toEqual([afterClick, afterTab]);
});
