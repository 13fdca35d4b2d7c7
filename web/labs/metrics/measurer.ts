// The measures of a scenario as `oos run` prints them: of its arrival order where a link has one, otherwise of the path.

import { gatherRows, type Measurer, scenarioIn } from '../../bench/rows/rows.ts';
import { benchOf, orderOf } from './bench.ts';
import { pathCalls } from './jitter/calls.ts';
import { textWithout } from './jitter/texts.ts';

export const measure: Measurer = (pool, link, given, signal) => {
  const scenario = scenarioIn('metrics', link);
  if (benchOf(scenario) === 'sequence') {
    const order = { fn: 'metrics_sequence', args: [orderOf(scenario), scenario.dt] } as const;
    return gatherRows<'metrics_sequence'>(
      pool,
      {
        calls: [order],
        rowsOf: (report) => (report.error === undefined ? [report.measures.values] : []),
      },
      signal,
    );
  }
  const calls = pathCalls(textWithout(scenario, ['runs']), given ?? scenario.runs);
  return gatherRows<'metrics_jitter'>(pool, { calls, rowsOf: ({ values }) => [values] }, signal);
};
