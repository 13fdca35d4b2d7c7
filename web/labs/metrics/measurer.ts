// Runs a scenario for its measures, as `oos run` does: its arrival order where a link has one, otherwise the jitter
// path.

import type { ReorderingMeasures } from '#pkg/metrics.js';
import { replicationCalls } from '../../bench/results/useReplications.ts';
import { gatherRows, type Measurer, type Rows, scenarioIn } from '../../bench/rows/rows.ts';
import { benchOf, orderOf } from './shared/bench.ts';
import { pathCall } from './shared/calls.ts';
import { textWithout } from './shared/texts.ts';

/** A measurer that takes from each run what `rowsOf` returns. */
export const measurerOf =
  (rowsOf: (measures: ReorderingMeasures) => Rows): Measurer =>
  (pool, link, given, signal) => {
    const scenario = scenarioIn('metrics', link);
    if (benchOf(scenario) === 'sequence') {
      const order = { fn: 'metrics_sequence', args: [orderOf(scenario), scenario.dt] } as const;
      return gatherRows<'metrics_sequence'>(
        pool,
        {
          calls: [order],
          rowsOf: (report) => (report.error === undefined ? rowsOf(report.measures) : []),
        },
        signal,
      );
    }
    const calls = replicationCalls(textWithout(scenario, ['runs']), given ?? scenario.runs, 1, pathCall);
    return gatherRows<'metrics_jitter'>(pool, { calls, rowsOf }, signal);
  };

export const measure = measurerOf(({ values }) => [values]);
