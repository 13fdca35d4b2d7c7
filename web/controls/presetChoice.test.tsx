// @vitest-environment happy-dom
// A preset's claim is not shown after its scenario is changed, because it may no longer be true.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../late/boxes.testing.ts';
import type { PresetGroup } from '../scenario/preset.ts';
import { DrawnLater, ScenarioProvider } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { fromPairs, type Value } from '../scenario/values.ts';
import { changedWords } from './changedWords.ts';
import { changesFrom } from './changes.ts';
import { ParameterPanel } from './ParameterPanel.tsx';

const PRESETS: readonly PresetGroup<'tcp'>[] = [
  {
    name: 'Claims',
    presets: [
      { id: 'survives', claim: 'Linux waits', note: 'It waits until P_min.', values: {} },
      { id: 'five', claim: 'Five', note: 'Five milliseconds.', values: { jitter: 5, cc: 'reno' } },
    ],
  },
];
const NONE: never[] = [];
const VIEW = ['fig'] as never[];

async function pageAt(link: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes();
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const store = new ScenarioStore({ read: () => link, push: vi.fn(), replace: vi.fn() });
  const told = () =>
    [document.querySelector('button'), document.querySelector('p')].map((at) =>
      at?.textContent?.replaceAll('\u00a0', ' '),
    );
  await act(async () =>
    root.render(
      <ScenarioProvider store={store}>
        <DrawnLater>
          <ParameterPanel lab="tcp" presets={PRESETS} main={NONE} more={NONE} view={VIEW} />
        </DrawnLater>
      </ScenarioProvider>,
    ),
  );
  return { store, told, close: () => act(async () => root.unmount()) };
}

test('where a slider was moved stands what was changed, and the way back', async () => {
  const { store, told, close } = await pageAt('#/tcp');
  expect(told()).toEqual(['Preset: Linux waits', 'It waits until Pmin.']);
  await act(async () => store.setValues('tcp', { dupthresh: 300, fig: 'transfer' }, { commit: true }));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(told()).toEqual([
      'Preset: Your scenario',
      'Differs from “Linux waits”: Duplicate threshold 300 instead of 3. Back to it',
    ]);
  });
  await act(async () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'Back to it')?.click(),
  );
  // the figure on the stage stays
  expect(store.text()).toBe('#/tcp?fig=transfer');
  expect(told()).toEqual(['Preset: Linux waits', 'It waits until Pmin.']);
  await close();
});

test('a link that is no preset is told from the one that it is most like, and one that is like none has no words', async () => {
  const one = await pageAt('#/tcp?jitter=5');
  expect(one.told()[1]).toBe('Differs from “Linux waits”: Jitter 5 ms instead of 0.86 ms. Back to it');
  await one.close();
  const other = await pageAt('#/tcp?jitter=5&stack=bare&size=3&rate=7');
  expect(other.told()).toEqual(['Preset: Your scenario', undefined]);
  await other.close();
});

function words(given: Readonly<Record<string, Value>>): string {
  const [now, before] = [given, {}].map((each) => fromPairs('alf', new Map(Object.entries(each))));
  return changedWords(changesFrom('alf', now ?? fail(), before ?? fail(), ['fig']));
}

function fail(): never {
  throw new Error('no scenario');
}

test('few changes have their values, and many their names', () => {
  expect(words({ w: 1, seed: 7, fig: 'surface', stated: 'show' })).toBe(
    'Receive window 1 packet instead of 32',
  );
  expect(words({ l: 0.2, family: 'w' })).toBe(
    'Loss rate 20% instead of 10%; Curves: several windows W instead of this scenario alone',
  );
  expect(words({ lose: '4,5,6,7' })).toBe('other forced losses');
  expect(words({ w: 1, l: 0.2, ta: 5 })).toBe('Processing time, Receive window and Loss rate');
  expect(words({ w: 1, l: 0.2, ta: 5, d: 60, r: 2, n: 20 })).toBe(
    'Processing time, Gap between packets sent, One-way delay, Receive window and 2 more',
  );
});
