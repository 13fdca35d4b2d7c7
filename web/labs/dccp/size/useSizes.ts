// Results for every size of the buffer, the size by the paper's rule Q = X Dmax, and the best one.

import { PLAN } from '#pkg/dccp.size.heads.ts';
import { TABLE } from '#pkg/dccp.table.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { type AlongResult, gridFor, lineAt, type RowsOf } from '../../../bench/along/along.ts';
import type { Line } from '../../../bench/along/line.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import type { MeasureId } from '../../../bench/results/table.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { flowFor, largestPacketRate, wantOf } from './want.ts';

type Scenario = Readonly<DccpScenario>;
type Sizes = AlongResult<MeasureId<'dccp'>>;

export function useSizes(scenario: Scenario, laid = gridFor(PLAN, scenario)): JobView<Sizes> {
  const change = { ...flowFor(scenario), sizing: 'fixed' } as const;
  return useAlong(PLAN, laid, scenario, ROWS, { priority: PRIORITY.soon, change });
}

const ROWS: RowsOf<'dccp', 'dccp_measured'> = {
  measures: TABLE.measures.map(({ id }) => id),
  // a point runs every application with the buffer and without
  costPerCall: 1,
  costOf: () => 1,
  call: (...args) => ({ fn: 'dccp_measured', args }),
  // all sizes share the run without a buffer
  isShared: () => true,
};

/** The two sizes that the figure compares. */
export interface Answer {
  /** Size by the rule Q = X Dmax with the flow's largest packet rate X, packets. */
  readonly rule: number;
  /** The result at the rule's size, and its interval's half-width; NaN where the size is beyond the axis. */
  readonly ruled: number;
  readonly ruledHalf: number;
  /** The smallest buffer whose result the runs cannot tell from the best one (packets). */
  readonly best: number;
  readonly reached: number;
  readonly reachedHalf: number;
}

export function answerOf(
  scenario: Pick<Scenario, 'want' | 'rate' | 'packet' | 'dmax'>,
  found: Sizes | null,
): Answer | null {
  if (found === null) return null;
  const line = lineAt(found, wantOf(scenario).measure);
  const best = bestOf(line);
  if (best === null) return null;
  const rule = largestPacketRate(scenario) * (scenario.dmax / 1000);
  const at = Array.from(line.x).indexOf(wholePackets(rule));
  return {
    rule,
    ruled: line.y[at] ?? Number.NaN,
    ruledHalf: line.half[at] ?? Number.NaN,
    ...best,
  };
}

/** A buffer holds whole packets, and one at least. */
export function wholePackets(size: number): number {
  return Math.max(1, Math.floor(size + 1e-9));
}

export function bestOf({ x, y, half }: Line): Pick<Answer, 'best' | 'reached' | 'reachedHalf'> | null {
  let top = -1;
  for (let i = 0; i < y.length; i += 1) if (top === -1 || (y[i] ?? 0) > (y[top] ?? 0)) top = i;
  if (top === -1) return null;
  const width = half[top] ?? Number.NaN;
  const least = (y[top] ?? 0) - (Number.isNaN(width) ? 0 : width);
  const at = Array.from(y).findIndex((value) => value >= least);
  return { best: x[at] ?? 0, reached: y[at] ?? 0, reachedHalf: half[at] ?? Number.NaN };
}
