// @vitest-environment happy-dom
// The menu of a figure's exports, as it comes.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ExportChoices } from './ExportChoices.tsx';
import type { ExportChoice, Further } from './exportChoice.ts';

const PICTURE: ExportChoice = { label: 'Picture (PNG)', done: '', run: () => undefined };
const EMBED: ExportChoice = { label: 'Embed', done: '', run: () => undefined };

async function menuWith(further: Further | undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const nothing = () => undefined;
  await act(async () =>
    root.render(
      <ExportChoices
        {...{ choices: [PICTURE], further, options: {} }}
        onOptions={nothing}
        onChoose={nothing}
        onSaid={nothing}
      />,
    ),
  );
  return () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
}

test('no choice moves because another one comes: all are shown at once, and the focus is on the first control', async () => {
  let resolve = (_: readonly ExportChoice[]) => {};
  const promise = new Promise<readonly ExportChoice[]>((found) => {
    resolve = found;
  });
  const shown = await menuWith(() => promise);
  expect([shown(), document.querySelectorAll('[data-loading]').length]).toEqual([[], 1]);
  await act(async () => resolve([EMBED]));
  expect(shown()).toEqual(['Picture (PNG)', 'Embed']);
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test.each<[string, Further | undefined]>([
  ['there are no others', undefined],
  ['others cannot be loaded', () => Promise.reject(new Error('no line'))],
])('the choices are there where %s', async (_, further) => {
  expect((await menuWith(further))()).toEqual(['Picture (PNG)']);
});
