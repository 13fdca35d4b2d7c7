// The gain over two parameters, coarse first.

import type { AlfScenario } from '#pkg/params.ts';
import { samplePoints } from '../../../bench/axes/parameterAxis.ts';
import { gridOf } from '../../../bench/sweep/grid.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import { useSweep } from '../../../bench/sweep/useSweep.ts';
import type { Matrix } from '../../../charts/frame/matrix.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFineGrid } from '../../../sim/order.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import type { AxisId, FigureAxis } from '../axes.ts';
import { type GainKind, gainPoint, gainSource } from './source.ts';

const SIDE = 48;
/** Of a small picture, which is computed again with every step of a slider. */
const SMALL = { side: 16, runs: 2 } as const;

/** What was asked for and what came. */
export interface GainSurface {
  readonly across: AxisId;
  readonly up: AxisId;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly samples: Samples<GainKind>;
}

const NOTHING: Matrix = { x: [], y: [], values: [] };

/** The surface of the figure that is asked for now; that of the figure before it says nothing about it. */
export function matrixOf(surface: GainSurface | null, across: AxisId, up: AxisId, g: GainKind): Matrix {
  if (surface === null || surface.across !== across || surface.up !== up) return NOTHING;
  const { xs, ys, samples } = surface;
  return {
    x: xs,
    y: ys,
    values: gridOf(samples, g, xs.length, ys.length),
    half: (at) => samples.estimate(g, at)?.ci95 ?? null,
  };
}

export function useSurface(
  scenario: Readonly<AlfScenario>,
  across: FigureAxis,
  up: FigureAxis,
  isSmall: boolean,
): JobView<GainSurface> {
  const side = isSmall ? SMALL.side : SIDE;
  const xs = samplePoints(across, side);
  const ys = samplePoints(up, side);
  const { n } = scenario;
  const runs = isSmall ? Math.min(SMALL.runs, scenario.runs) : scenario.runs;
  const text = encodeModelWithout('alf', scenario, [across.id, up.id, 'runs']);
  const key = `gain surface ${side} ${across.id} ${across.domain} ${up.id} ${up.domain} ${runs} ${text}`;
  const adusAt = (x: number, y: number) => (across.id === 'n' ? x : up.id === 'n' ? y : n);
  return useSweep(across.id === up.id ? null : key, () => ({
    source: gainSource(across.id, up.id),
    priority: PRIORITY.later,
    points: ys.flatMap((y) => xs.map((x) => gainPoint(text, x, y, adusAt(x, y)))),
    order: coarseToFineGrid(xs.length, ys.length),
    runs,
    show: (samples): GainSurface => ({ across: across.id, up: up.id, xs, ys, samples }),
  }));
}
