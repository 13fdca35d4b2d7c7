// The efficiencies over two parameters, coarse first.

import type { DccpScenario } from '#pkg/params.ts';
import { samplePoints } from '../../../bench/axes/parameterAxis.ts';
import { gridOf } from '../../../bench/sweep/grid.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import { useSweep } from '../../../bench/sweep/useSweep.ts';
import type { Matrix } from '../../../charts/frame/matrix.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFineColumns, coarseToFineGrid, coarseToFineRows } from '../../../sim/order.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import type { AxisId, FigureAxis } from '../axes.ts';
import { type Efficiency, efficiencyPoint, efficiencySource, isOfBuffer } from '../efficiencies.ts';

/** The points of `oos figure`. */
const [ACROSS, UP] = [13, 7];
/** Of a small picture, which is computed again with every step of a slider; on the stage are the same with more. */
const SMALL_RUNS = 1;

/** What was asked for and what came. */
export interface Surface {
  readonly across: AxisId;
  readonly up: AxisId;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly samples: Samples<Efficiency>;
}

const NOTHING: Matrix = { x: [], y: [], values: [] };

/** The surface of the figure that is asked for now; that of the figure before it says nothing about it. */
export function matrixOf(surface: Surface | null, across: AxisId, up: AxisId, of: Efficiency): Matrix {
  if (surface === null || surface.across !== across || surface.up !== up) return NOTHING;
  const { xs, ys, samples } = surface;
  return {
    x: xs,
    y: ys,
    values: gridOf(samples, of, xs.length, ys.length),
    half: (at) => samples.estimate(of, at)?.ci95 ?? null,
  };
}

export function useSurface(
  scenario: Readonly<DccpScenario>,
  across: FigureAxis,
  up: FigureAxis,
  isSmall: boolean,
): JobView<Surface> {
  const xs = samplePoints(across, ACROSS);
  const ys = samplePoints(up, UP);
  const isAlone = isSmall && scenario.fig !== 'surface';
  const runs = isAlone ? Math.min(SMALL_RUNS, scenario.runs) : scenario.runs;
  const text = encodeModelWithout('dccp', scenario, [across.id, up.id, 'runs']);
  // where an axis is of the buffer alone, all along it share the run without one
  const isByColumn = isOfBuffer(up.id);
  const isByRow = !isByColumn && isOfBuffer(across.id);
  const batchOf = (column: number, row: number) => (isByColumn ? column : isByRow ? row : undefined);
  const inOrder = isByColumn ? coarseToFineColumns : isByRow ? coarseToFineRows : coarseToFineGrid;
  const key = `efficiency surface ${across.id} ${across.domain} ${up.id} ${up.domain} ${runs} ${text}`;
  return useSweep(across.id === up.id ? null : key, () => ({
    source: efficiencySource(across.id, up.id),
    priority: PRIORITY.later,
    points: ys.flatMap((y, row) =>
      xs.map((x, column) => {
        const at = { ...scenario, [across.id]: x, [up.id]: y };
        return efficiencyPoint(text, x, y, at, batchOf(column, row));
      }),
    ),
    order: inOrder(xs.length, ys.length),
    runs,
    show: (samples): Surface => ({ across: across.id, up: up.id, xs, ys, samples }),
  }));
}
