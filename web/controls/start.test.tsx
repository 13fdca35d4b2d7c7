// @vitest-environment happy-dom
// The value to which a control's reset button leads, and when there is a button.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../late/boxes.testing.ts';
import type { PresetGroup } from '../scenario/preset.ts';
import { DrawnLater, ScenarioProvider } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { ParameterPanel } from './ParameterPanel.tsx';

const PRESETS: readonly PresetGroup<'red'>[] = [
  {
    name: 'Figures',
    presets: [{ id: 'shuffled', claim: 'Shuffling', note: 'A note.', values: { tau: 2, ps: 0.01 } }],
  },
];
const MAIN = ['tau', 'ps', 'minth'] as const;
const NONE: never[] = [];

const arrows = () =>
  [...document.querySelectorAll<HTMLElement>('button[aria-label^="Reset"]')].map((each) =>
    each.getAttribute('aria-label'),
  );

test.each([
  ['#/red?tau=2&ps=0.01', [], 'Reset Random delay to 2 ms', 2],
  // a scenario far from every preset resets to the defaults
  ['#/red?ps=0.02', ['Reset Loss rate to 0%'], 'Reset Random delay to 0 ms', 0],
])(
  'in %s arrows are lit where a hand has changed something, and lead back to it',
  async (link, lit, told, back) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    stubBoxes();
    document.body.replaceChildren(document.createElement('div'));
    const root = createRoot(document.body.firstElementChild as Element);
    const store = new ScenarioStore({ read: () => link, push: vi.fn(), replace: vi.fn() });
    await act(async () =>
      root.render(
        <ScenarioProvider store={store}>
          <DrawnLater>
            <ParameterPanel lab="red" presets={PRESETS} main={MAIN} more={NONE} view={NONE} />
          </DrawnLater>
        </ScenarioProvider>,
      ),
    );
    expect(arrows()).toEqual(lit);
    await act(async () => store.set('red', { tau: 5 }, { commit: true }));
    expect(arrows()).toEqual([told, ...lit]);
    await act(async () => document.querySelector<HTMLElement>(`button[aria-label="${told}"]`)?.click());
    expect(store.scenario('red').tau).toBe(back);
    expect(arrows()).toEqual(lit);
    await act(async () => root.unmount());
  },
);
