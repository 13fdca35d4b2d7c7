// Properties of a plane of curves.

import type { ReadAt } from '../frame/Reading.tsx';
import type { Corner } from '../layout/titles.ts';
import type { ChartSize } from '../layout/usePlot.ts';
import type { AxisSpec } from '../scales/axis.ts';
import type { PlaneCurve, PlanePoint } from './curves.ts';
import type { RingValue } from './Ring.tsx';

export interface PlaneCurvesProps extends ChartSize {
  x: AxisSpec;
  y: AxisSpec;
  curves: readonly PlaneCurve[];
  corner?: Corner | undefined;
  own?: OwnPlace | null | undefined;
  /** The curve with which others are compared: its points have their values beside them. */
  base?: { readonly curve: string; readonly valueName: string } | undefined;
  /** Id of the compared curve: the area between it and the base is hatched. */
  compared?: string | undefined;
  distance?: Distance | null | undefined;
  /** Words for the place where the compared curve lies above the base. */
  worse?: readonly [string, string] | undefined;
  /** Words for the better direction, the lower right. */
  better?: readonly [string, string] | undefined;
  /** The read-out of a point: its values, and its place as text. */
  tell: (curve: PlaneCurve, point: PlanePoint) => { rows: ReadAt['rows']; place: string };
}

/** The vertical distance between the scenario's own position and the base curve. */
export interface Distance {
  /** The distance as text: "22 ms less". */
  readonly words: string;
  /** The distance's interval, and how it was computed. */
  readonly note: string;
}

/** The scenario's own position, which may lie between its curve's points. */
export interface OwnPlace extends RingValue {
  /** Id of its curve. */
  readonly curve: string;
  readonly x: number;
  readonly y: number;
}
