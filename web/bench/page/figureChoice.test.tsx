// @vitest-environment happy-dom
// The values that a figure sets when a reader chooses it.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ScenarioProvider } from '../../scenario/react.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';
import { ownStore } from './ownStore.ts';
import { useFigureChoice } from './useFigureChoice.ts';

const Figure = () => null;
const FIGURES: readonly FigureEntry[] = [
  { id: 'throughput', asks: '', Figure },
  { id: 'predicts', asks: '', Figure, opensWith: { curves: 'laws' } },
];

async function choosing(text: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = ownStore('tcp', text, undefined);
  let choose: (id: string) => void = () => undefined;
  function Probe() {
    choose = useFigureChoice('tcp', FIGURES);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ScenarioProvider store={store}>
        <Probe />
      </ScenarioProvider>,
    ),
  );
  return { choose: (id: string) => choose(id), text: () => store.text() };
}

test('a figure opens with its setting, which goes when the figure is left', async () => {
  const { choose, text } = await choosing('#/tcp?jitter=3');
  choose('predicts');
  expect(text()).toBe('#/tcp?jitter=3&fig=predicts&curves=laws');
  choose('throughput');
  expect(text()).toBe('#/tcp?jitter=3');
});

test('what the reader has set stays', async () => {
  const { choose, text } = await choosing('#/tcp?curves=cc');
  choose('predicts');
  expect(text()).toBe('#/tcp?fig=predicts&curves=cc');
  choose('throughput');
  expect(text()).toBe('#/tcp?curves=cc');
  const laws = await choosing('#/tcp?curves=laws');
  laws.choose('predicts');
  laws.choose('throughput');
  expect(laws.text()).toBe('#/tcp?curves=laws');
});
