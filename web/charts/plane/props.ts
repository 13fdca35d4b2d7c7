// What a plane of curves shows.

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
  /** The curve that others are compared with: its points have their values beside them. */
  base?: { readonly curve: string; readonly valueName: string } | undefined;
  /** The one that is compared with it: the room between them is hatched. */
  compared?: string | undefined;
  distance?: Distance | null | undefined;
  /** Where the compared curve lies above the base. */
  worse?: readonly [string, string] | undefined;
  /** What lies to the lower right. */
  better?: readonly [string, string] | undefined;
  /** A point in words: its value, and where it is. */
  tell: (curve: PlaneCurve, point: PlanePoint) => { rows: ReadAt['rows']; place: string };
}

/** How far the own place lies from a curve that it is compared with, upwards or downwards. */
export interface Distance {
  /** "22 ms less". */
  readonly words: string;
  /** Its interval, and how it was found. */
  readonly note: string;
}

/** The scenario's own place, which may lie off its curve's points. */
export interface OwnPlace extends RingValue {
  /** Its curve. */
  readonly curve: string;
  readonly x: number;
  readonly y: number;
}
