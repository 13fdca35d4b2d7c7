// @vitest-environment happy-dom
// Which parts of a laboratory's panel are drawn again.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LABS, type LabId } from '#pkg/params.ts';
import { stubBoxes } from '../late/boxes.testing.ts';
import { DrawnLater, ScenarioProvider, useScenario } from '../scenario/react.tsx';
import { ScenarioStore } from '../scenario/store.ts';
import { paramsOf } from '../scenario/values.ts';
import { ParameterPanel } from './ParameterPanel.tsx';
import { type ControlProps, isOf } from './value.ts';

const drawn: string[] = [];

vi.mock('./ParameterControl.tsx', () => ({
  ParameterControl: ({ param }: ControlProps) => {
    drawn.push(param.id);
    return null;
  },
}));

const NONE: never[] = [];

/** A page around the panel, which is drawn again with every scenario. */
function Page({ lab, ids }: { lab: LabId; ids: never[] }) {
  useScenario(lab);
  return <ParameterPanel lab={lab} presets={NONE} main={ids} more={NONE} view={NONE} />;
}

/** Puts the panel of a laboratory on a page of its own. */
function panelOf(lab: LabId) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes();
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const store = new ScenarioStore({ read: () => `#/${lab}`, push: vi.fn(), replace: vi.fn() });
  const sliders = paramsOf(lab).filter((param) => isOf('number', param));
  const ids = sliders.map(({ id }) => id) as never[];
  const draw = () =>
    root.render(
      <ScenarioProvider store={store}>
        <DrawnLater>
          <Page lab={lab} ids={ids} />
        </DrawnLater>
      </ScenarioProvider>,
    );
  return { root, store, sliders, ids, draw };
}

test.each(LABS.map(({ id }) => id))('a hand on a slider of %s draws no other control', async (lab) => {
  const { root, store, sliders, ids, draw } = panelOf(lab);
  await act(async () => draw());
  expect([...new Set(drawn)]).toEqual(ids);
  for (const { id, values } of sliders) {
    drawn.length = 0;
    await act(async () => store.setValue(lab, id, values.max, { commit: true }));
    await act(async () => store.setValue(lab, id, values.min, { commit: false }));
    expect(new Set(drawn)).toEqual(new Set([id]));
  }
  await act(async () => root.unmount());
  drawn.length = 0;
});

test('controls that are still to come have their places in the panel', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const { root, ids, draw } = panelOf('dccp');
  drawn.length = 0;
  await act(async () => draw());
  expect(new Set(drawn).size).toBe(3);
  // the controls are mocked away here, so that only their places are there
  expect(document.querySelectorAll('[class*="place"]')).toHaveLength(ids.length - 3);
  await act(async () => vi.runAllTimers());
  expect(new Set(drawn).size).toBe(ids.length);
  expect(document.querySelectorAll('[class*="place"]')).toHaveLength(0);
  await act(async () => root.unmount());
  vi.useRealTimers();
});
