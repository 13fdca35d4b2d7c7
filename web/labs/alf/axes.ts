// How the laboratory's parameters lie along the axes of its figures.

import type { AlfScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis } from '../../bench/axes/parameterAxis.ts';

/** Parameters that can be an axis: the choices of `x`, `sx` and `sy` in the table. */
export type AxisId = AlfScenario['x'];
export type FigureAxis = ParameterAxis<AxisId>;

export function figureAxis(id: AxisId, scenario: Readonly<AlfScenario>): FigureAxis {
  return parameterAxis('alf', id, scenario);
}
