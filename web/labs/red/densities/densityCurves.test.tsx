// @vitest-environment happy-dom
// The kept scenario among the levels: drawn without a browser, from densities that are given.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { DensityCurves } from './DensityCurves.tsx';

let legend: readonly LegendItem[] = [];
vi.mock('../../../bench/page/LabFigure.tsx', () => ({
  LabFigure: (props: { legend: readonly LegendItem[] }) => {
    legend = props.legend;
    return null;
  },
}));
vi.mock('../../../bench/results/useChoosing.ts', () => ({
  useChoosing: () => ({}),
  chosenName: () => 'own',
}));

const LEVEL = {
  id: 'tau-2',
  look: { label: 'τ = 2 ms', meaning: 'It is random.', color: 'red', form: 'disc' },
  isOwn: false,
  isDropTail: false,
  disturbance: { tau: 2, loss: 0 },
  runs: [],
} as const;

async function labelsWith(shares: readonly number[] | null) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const y = Float64Array.of(0.25, 0.75);
  const own = shares && Float64Array.from(shares);
  const kept = own && { level: LEVEL, y: own, half: own, low: own, high: own, beyond: 0 };
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <DensityCurves
        title="Windows"
        summary=""
        fileName="windows"
        job={{} as never}
        x={{ label: 'Window' }}
        y={{ label: 'Share' }}
        heads={{} as never}
        place="window"
        places={Float64Array.of(0, 1)}
        densities={[{ level: LEVEL, y, half: y, low: y, high: y, beyond: 0 }]}
        kept={kept}
      />,
    ),
  );
  await act(() => root.unmount());
  return legend.map(({ label }) => label);
}

test('a kept scenario that is one of the levels has no second entry and is marked, another has its own', async () => {
  expect(await labelsWith(null)).toEqual(['τ = 2 ms']);
  expect(await labelsWith([0.25, 0.75])).toEqual(['τ = 2 ms (kept)']);
  expect(await labelsWith([0.5, 0.5])).toEqual(['τ = 2 ms', 'kept']);
});
