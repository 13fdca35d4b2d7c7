// The scenario's point, or the kept one's, as a row of the figure's table (`model::red::frontier::points_and_own`).

import type { RedScenario } from '#pkg/params.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { settingOf } from '../setting.ts';
import type { RedMeasure } from './lines.ts';

const UNKNOWN = { mean: Number.NaN, ci95: null };

/** The row; none until a measure of the scenario is known. */
export function ownRow(
  scenario: Readonly<RedScenario>,
  found: Estimates<'red'> | null,
): KnownPoint<RedMeasure>[] {
  if (found === null) return [];
  const { tau, ps } = scenario;
  // a column is empty where it belongs to the other queue
  const of = (id: 'minth' | 'limit') => (settingOf(scenario) === id ? scenario[id] : Number.NaN);
  return [
    {
      name: 'scenario',
      numbers: Float64Array.of(tau, ps, of('minth'), of('limit')),
      runs: scenario.runs,
      estimate: (measure) => found.get(measure) ?? UNKNOWN,
      // the table has no differences and no single runs
      difference: () => UNKNOWN,
      value: () => Number.NaN,
    },
  ];
}
