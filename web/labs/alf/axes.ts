// How the laboratory's parameters lie along the axes of its figures.

import type { AlfScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis } from '../../bench/axes/parameterAxis.ts';

/** Parameters that can be an axis: the choices of `x`, `sx` and `sy` in the table. */
export type AxisId = AlfScenario['x'];
export type FigureAxis = ParameterAxis<AxisId>;

/** Upper ends of the ranges that a figure shows: the first that holds the scenario's own value. */
const ENDS: Readonly<Record<AxisId, readonly number[]>> = {
  ta: [60, 200],
  r: [40, 100],
  d: [500, 1000],
  w: [64, 256],
  l: [0.6],
  a: [32, 64],
  n: [10_000],
  burst: [20, 50],
  streams: [64],
};

export function figureAxis(id: AxisId, scenario: Readonly<AlfScenario>): FigureAxis {
  return parameterAxis('alf', id, scenario, { ends: ENDS[id] });
}
