// Table I with ours beside it: each row's scenarios, run as the page's scenario says.

import type { DccpRow } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { sourceOf } from '../../../bench/results/along.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { EFFICIENCIES, packetsOf } from '../efficiencies.ts';

/** What a scenario comes to; null: not computed yet. */
export interface Found {
  /** With a buffer. */
  readonly buffered: Estimate | null;
  /** Without one. */
  readonly rate: Estimate | null;
  readonly ler: Estimate | null;
}

/** A row of the table. */
export interface ComparedRow {
  readonly paper: DccpRow;
  readonly disturbed: Found;
  /** Where no packet is delayed. */
  readonly calm: Found;
}

/** What the rows set themselves, or what does nothing to a flow without a buffer. */
const FREE = [
  ...(['rtt', 'extra', 'spread', 'tie', 'runs', 'seed'] as const),
  ...(['buffer', 'sizing', 'dmax', 'kind', 'place', 'codec', 'ear'] as const),
];

/** The scenario changes what the rows without a buffer come to: they are then no repetition of the paper's. */
export function isChanged(scenario: Readonly<DccpScenario>): boolean {
  return encodeModelWithout('dccp', scenario, FREE) !== encodeModelWithout('dccp', defaultsOf('dccp'), FREE);
}

export function useTable(scenario: Readonly<DccpScenario>): JobView<readonly ComparedRow[]> {
  const { runs } = scenario;
  const text = encodeModelWithout('dccp', scenario, ['runs']);
  const rows = useCall(`table I ${text}`, PRIORITY.now, () => ({ fn: 'dccp_table', args: [text] })).result;
  return useSweep(rows === null ? null : `table I ${runs} ${text}`, () => {
    const all = rows ?? [];
    const lines = all.flatMap((row) => [row.scenario, row.scenarioUndisturbed]);
    return {
      // each is a scenario of its own, at its own round trip
      source: sourceOf(EFFICIENCIES, 'rtt', ''),
      priority: PRIORITY.soon,
      points: lines.map((line, i) => {
        return { line, x: all[i >> 1]?.rtt ?? 0, y: Number.NaN, cost: packetsOf(scenario) };
      }),
      order: lines.map((_, i) => i),
      runs,
      show: (samples): readonly ComparedRow[] => {
        const found = (at: number): Found => ({
          buffered: samples.estimate('rate_buffer', at),
          rate: samples.estimate('rate_no_buffer', at),
          ler: samples.estimate('ler_no_buffer', at),
        });
        return all.map((paper, i) => ({ paper, disturbed: found(2 * i), calm: found(2 * i + 1) }));
      },
    };
  });
}
