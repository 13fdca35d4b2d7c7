// The data of a plot over time: quantities in lanes, events, and rows of small traces, all on one time axis.

import type { ComponentType } from 'react';
import type { Range } from '../gestures/range.ts';
import type { Area } from '../layout/usePlot.ts';
import type { Reference } from '../marks/Marks.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import type { Steps } from '../scales/steps.ts';

/** Values over time. A value that is not finite breaks the line. */
export interface Quantity extends Steps {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** Colour of its name, where the line's colour is too pale for letters. */
  readonly nameColor?: string | undefined;
  /** Whether a value holds until the next time; otherwise straight lines join the values. */
  readonly isSteps?: boolean | undefined;
  /** Width of the line (px). */
  readonly width?: number | undefined;
  /** Dashes of a line with which the others are compared: it is read after them. */
  readonly dash?: string | undefined;
  /** Fills the area under the line. */
  readonly area?: { readonly color: string; readonly opacity: number } | undefined;
  /** The mean, drawn as a dashed line with its number beside the plot. */
  readonly mean?: number | undefined;
  /** Time at which the quantity ends; by default it continues to the end of the range. */
  readonly end?: number | undefined;
  /** Format of the value in the read-out; by default that of the axis. */
  readonly readout?: string | undefined;
  /** The read-out of a value that is not finite; by default "no value". */
  readonly notFinite?: string | undefined;
  /** Whether the value is read out as a note to the quantity before it, without its unit. */
  readonly isNote?: boolean | undefined;
}

/** Quantities that share a vertical axis. */
export interface QuantityLane {
  readonly id: string;
  readonly value: AxisSpec;
  readonly quantities: readonly Quantity[];
  /**
   * Limits and thresholds; those far above all values are only named, since drawing them would press the values flat.
   */
  readonly references?: readonly Reference[] | undefined;
  /** The lane's name inside the lane, if there are several lanes. */
  readonly name?: string | undefined;
  /** The lane's name above the lane, if its lines reach to the top. */
  readonly heading?: string | undefined;
  /** Whether names stand at the lines themselves. */
  readonly isNamed?: boolean | undefined;
  /** Height relative to other lanes; 1 by default. */
  readonly share?: number | undefined;
  /** Draws over the lane's lines. */
  readonly Over?: ComponentType<LaneOverProps> | undefined;
}

export interface LaneOverProps {
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
}

/** Path of a mark at a position along the axis (px, as text) and the vertical middle of its lane (px). */
export type MarkPath = (at: string, middle: number) => string;

/** Events of one kind. */
export interface EventMarks {
  readonly times: ArrayLike<number>;
  readonly shape: 'cross' | 'stroke' | MarkPath;
  readonly color: string;
  readonly dash?: string | undefined;
}

export interface EventLane {
  readonly id: string;
  /** The lane's name in front of it, if it fits. */
  readonly name?: string | undefined;
  readonly marks: readonly EventMarks[];
  /** Colour of the number of events at the lane's end; by default there is no number. */
  readonly countColor?: string | undefined;
}

export interface Events {
  /** Component that draws the events, passed in so that a laboratory without events does not load it. */
  readonly Draw: ComponentType<EventLanesProps>;
  /** The name of all lanes in front of them, if it fits. */
  readonly name?: string | undefined;
  /** Words after the number of events at the time that is read. */
  readonly countText?: string | undefined;
  readonly lanes: readonly EventLane[];
}

export interface EventLanesProps {
  readonly events: Events;
  /** Areas of the lanes. */
  readonly areas: readonly Area[];
  /** Time from which events are counted. */
  readonly counted: number;
  readonly range: Range;
  readonly x: (time: number) => number;
}

/** A small trace in a row of its own, such as the congestion window of a flow. */
export interface Row extends Steps {
  /** The row's name in the read-out. */
  readonly label: string;
  /** The row's name in front of it. */
  readonly name: string;
  readonly marks: readonly EventMarks[];
  readonly kept?: (Steps & { readonly color: string; readonly dash: string }) | undefined;
}

/** Rows that share a vertical scale. */
export interface Rows {
  /** Component that draws the rows, passed in so that a laboratory without rows does not load it. */
  readonly Draw: ComponentType<TraceRowsProps>;
  /** Words above the first row. */
  readonly heading: string;
  /** Unit of the rows' height, such as "packets"; without it the heading does not give the height. */
  readonly unit?: string | undefined;
  /** Words after a value that is read. */
  readonly note: string;
  /** What a row stands for, such as "flow". */
  readonly each: string;
  readonly rows: readonly Row[];
}

export interface TraceRowsProps {
  readonly rows: Rows;
  /** Areas of the rows that are drawn. */
  readonly areas: readonly Area[];
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly chosen: number | null;
}

/** The start of a run, which measurements leave out. */
export interface Start {
  readonly until: number;
  readonly label: string;
}
