// How the laboratory's parameters lie along the axes of its figures.

import type { DccpScenario } from '#pkg/params.ts';
import { type ParameterAxis, parameterAxis } from '../../bench/axes/parameterAxis.ts';

/** Parameters that can be an axis: the choices of `sx` and `sy` in the table. */
export type AxisId = DccpScenario['sx'];
export type FigureAxis = ParameterAxis<AxisId>;

export function figureAxis(id: AxisId, scenario: Readonly<DccpScenario>): FigureAxis {
  return parameterAxis('dccp', id, scenario);
}
