// @vitest-environment happy-dom
// The menu of a figure's exports while it loads.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { COMPLETE, type FigureProgress } from '../export/progress.ts';
import { ExportChoices } from './ExportChoices.tsx';
import type { ChoiceLoader, ExportChoice } from './exportChoice.ts';

const PICTURE: ExportChoice = { label: 'Picture (PNG)', done: '', run: () => undefined };
const EMBED: ExportChoice = { label: 'Embed', done: '', run: () => undefined };

async function menuWith(further: ChoiceLoader | undefined) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const nothing = () => undefined;
  await act(async () =>
    root.render(
      <ExportChoices
        {...{ choices: [PICTURE], further, options: {}, progress: COMPLETE }}
        onOptions={nothing}
        onChoose={nothing}
        onOutcome={nothing}
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

test.each<[string, ChoiceLoader | undefined]>([
  ['there are no others', undefined],
  ['others cannot be loaded', () => Promise.reject(new Error('no line'))],
])('the choices are there where %s', async (_, further) => {
  expect((await menuWith(further))()).toEqual(['Picture (PNG)']);
});

test('what is chosen of a figure that is still computed waits, says so, and is given up with the menu', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren(document.createElement('div'));
  let part: FigureProgress | null = { share: 0.639, isStopped: false };
  let tell = () => {};
  const progress = {
    now: () => part,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const taken: string[] = [];
  const nothing = () => undefined;
  /** A menu whose export takes what is drawn at that time. */
  const menu = (drawn: string) => (
    <ExportChoices
      choices={[{ ...PICTURE, isOfWhole: true, run: () => void taken.push(drawn) }]}
      {...{ options: {}, progress }}
      onOptions={nothing}
      onChoose={nothing}
      onOutcome={nothing}
    />
  );
  const open = async () => {
    part = { share: 0.639, isStopped: false };
    const root = createRoot(document.body.firstElementChild as Element);
    await act(async () => root.render(menu('a part')));
    await act(async () => document.querySelector('button')?.click());
    return root;
  };
  const finish = () =>
    act(async () => {
      part = null;
      tell();
    });
  const waiting = await open();
  expect(document.querySelector('button')?.textContent).toBe(
    'Picture (PNG) waits for the figure: 63% computed; Esc gives it up',
  );
  await act(async () => waiting.render(menu('the whole')));
  expect(taken).toEqual([]);
  await finish();
  expect(taken).toEqual(['the whole']);
  await act(async () => waiting.unmount());
  const given = await open();
  await act(async () => given.unmount());
  await finish();
  expect(taken).toEqual(['the whole']);
});
