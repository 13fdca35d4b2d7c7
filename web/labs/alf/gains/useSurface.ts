// The gain over two parameters, coarse first.

import type { AlfScenario } from '#pkg/params.ts';
import type { Matrix } from '../../../charts/frame/matrix.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFineGrid, GRID_STRIDE } from '../../../sim/order.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type AxisId, type FigureAxis, samples } from '../axes.ts';
import { type GainPoint, gainPlan } from './plan.ts';
import { type GainKind, GainSamples } from './samples.ts';

const SIDE = 48;

/** What was asked for and what came. */
export interface GainSurface {
  readonly across: AxisId;
  readonly up: AxisId;
  readonly kind: GainKind;
  readonly matrix: Matrix;
}

const NOTHING: Matrix = { x: [], y: [], values: [] };

/** The surface of the figure that is asked for now; that of the figure before it says nothing about it. */
export function matrixOf(
  surface: GainSurface | null,
  across: FigureAxis,
  up: FigureAxis,
  { g }: Pick<AlfScenario, 'g'>,
): Matrix {
  const isOf = surface?.across === across.id && surface.up === up.id && surface.kind === g;
  return surface !== null && isOf ? surface.matrix : NOTHING;
}

export function useSurface(
  scenario: Readonly<AlfScenario>,
  across: FigureAxis,
  up: FigureAxis,
): JobView<GainSurface> {
  const xs = samples(across, SIDE);
  const ys = samples(up, SIDE);
  const { g, runs, n } = scenario;
  const text = encodeModelWithout('alf', scenario, [across.id, up.id, 'runs']);
  const key = `surface ${across.id} ${across.domain} ${up.id} ${up.domain} ${g} ${runs} ${text}`;
  return useJob(across.id === up.id ? null : key, () => {
    const points = ys.flatMap((y): GainPoint[] =>
      xs.map((x) => ({ text, x, y, adus: across.id === 'n' ? x : up.id === 'n' ? y : n })),
    );
    const order = coarseToFineGrid(xs.length, ys.length);
    const plan = gainPlan(points, order, { x: across.id, y: up.id, runs });
    return {
      priority: PRIORITY.later,
      calls: plan.calls,
      size: plan.size,
      start: () => new GainSamples(points.length, runs),
      add: (gathered, gains, index) => {
        const part = plan.partOf(index);
        gathered.add(part.points, part.replication, gains);
      },
      show: (gathered) => ({
        across: across.id,
        up: up.id,
        kind: g,
        matrix: { x: xs, y: ys, values: picture(gathered, g, xs.length, ys.length) },
      }),
    };
  });
}

/** Every cell with its own value, or with that of the coarser cell that it lies in. */
function picture(gathered: GainSamples, kind: GainKind, columns: number, rows: number): Float64Array {
  const values = new Float64Array(columns * rows);
  for (let at = 0; at < values.length; at += 1) {
    const column = at % columns;
    const row = (at - column) / columns;
    let value: number | null = null;
    for (let stride = 1; stride <= GRID_STRIDE && value === null; stride *= 2) {
      const coarse = (row - (row % stride)) * columns + column - (column % stride);
      value = gathered.mean(kind, coarse);
    }
    values[at] = value ?? Number.NaN;
  }
  return values;
}
