// Buffers of every size beside each other, the one that the paper's rule Q = X Dmax gives, and the best.

import { TABLE } from '#pkg/dccp.table.ts';
import type { MeasureId } from '#pkg/measures.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { parameterAxis, samplePoints } from '../../../bench/axes/parameterAxis.ts';
import type { SweepPoint, SweepSource } from '../../../bench/sweep/calls.ts';
import { type Line, lineOf } from '../../../bench/sweep/line.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import { useSweep } from '../../../bench/sweep/useSweep.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine, passes } from '../../../sim/order.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { carrying, mostPackets, wantOf } from './want.ts';

type Scenario = Readonly<DccpScenario>;

/** Points of the curve: those of `oos figure`. */
const POINTS = 21;

export interface Sizes {
  readonly sizes: readonly number[];
  readonly samples: Samples<MeasureId<'dccp'>>;
}

export function sizeAxis(scenario: Scenario) {
  return parameterAxis('dccp', 'buffer', scenario);
}

export function useSizes(scenario: Scenario, axis = sizeAxis(scenario)): JobView<Sizes> {
  const sizes = samplePoints(axis, POINTS);
  const text = encodeModelWithout('dccp', scenario, ['buffer', 'runs'], {
    ...carrying(scenario),
    sizing: 'fixed',
  });
  const { runs } = scenario;
  return useSweep(`sizes ${axis.domain} ${runs} ${text}`, () => ({
    source: SOURCE,
    priority: PRIORITY.soon,
    points: sizes.map((x, i): SweepPoint => ({ line: text, x, y: Number.NaN, cost: 1, batch: passOf(i) })),
    order: coarseToFine(sizes.length),
    runs,
    show: (samples): Sizes => ({ sizes, samples }),
  }));
}

/** Those of one pass are computed together: all sizes share the run without a buffer. */
function passOf(index: number): number {
  return passes(POINTS).findIndex((pass) => pass.includes(index));
}

const SOURCE: SweepSource<'dccp_measured', MeasureId<'dccp'>> = {
  measures: TABLE.measures.map(({ id }) => id),
  // a point is a run of every application with the buffer and without
  costPerCall: 1,
  call: (text, points, replication) => ({
    fn: 'dccp_measured',
    args: [text, 'buffer', Float64Array.from(points, ({ x }) => x), '', new Float64Array(0), replication],
  }),
};

export function sizeLine({ sizes, samples }: Sizes, measure: MeasureId<'dccp'>): Line {
  return lineOf(samples, measure, sizes, 0);
}

/** What the chooser comes to. */
export interface Answer {
  /** Q = X Dmax at the most that the flow can have, packets. */
  readonly rule: number;
  /** What is reached with it, and half of its interval; NaN where the axis does not reach so far. */
  readonly ruled: number;
  readonly ruledHalf: number;
  /** The smallest buffer that is as good as the best one, as far as the runs can tell. */
  readonly best: number;
  readonly reached: number;
  readonly reachedHalf: number;
}

export function answerOf(
  scenario: Pick<Scenario, 'want' | 'rate' | 'packet' | 'dmax'>,
  found: Sizes | null,
): Answer | null {
  if (found === null) return null;
  const line = sizeLine(found, wantOf(scenario).measure);
  const best = bestOf(line);
  if (best === null) return null;
  const rule = mostPackets(scenario) * (scenario.dmax / 1000);
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
