// Distributions over packets, for whoever asks for them elsewhere: how far they arrive from their places.

import { gatherRows, type Measurer, packetShares, scenarioIn } from '../../bench/rows/rows.ts';
import { benchOf, orderOf } from './bench.ts';
import { pathCalls } from './jitter/calls.ts';
import { textWithout } from './jitter/texts.ts';

/** RD: places late above 0, early below. */
const displacement: Measurer = (pool, link, given, signal) => {
  const scenario = scenarioIn('metrics', link);
  if (benchOf(scenario) === 'sequence') {
    const order = { fn: 'metrics_sequence', args: [orderOf(scenario), scenario.dt] } as const;
    return gatherRows<'metrics_sequence'>(
      pool,
      {
        calls: [order],
        rowsOf: (report) =>
          report.error === undefined ? [packetShares(-report.measures.threshold, report.measures.rd)] : [],
      },
      signal,
    );
  }
  const calls = pathCalls(textWithout(scenario, ['runs']), given ?? scenario.runs);
  return gatherRows<'metrics_jitter'>(
    pool,
    { calls, rowsOf: ({ threshold, rd }) => [packetShares(-threshold, rd)] },
    signal,
  );
};

export const PACKETS = { displacement };
