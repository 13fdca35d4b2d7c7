// What a plot over time shows: quantities in lanes, events, and rows of small traces, all on one axis of time.

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
  /** Of its name, where its line is too pale for letters. */
  readonly nameColor?: string | undefined;
  /** A value holds until the next time; otherwise straight lines lead from one to the next. */
  readonly isSteps?: boolean | undefined;
  /** Width of its line, pixels. */
  readonly width?: number | undefined;
  /** A dashed line is what the others are compared with, and is read after them. */
  readonly dash?: string | undefined;
  /** The area under its line. */
  readonly area?: { readonly color: string; readonly opacity: number } | undefined;
  /** Drawn as a dashed line, with its number beside the plot. */
  readonly mean?: number | undefined;
  /** Time at which it ends; by default it continues to the end of the range. */
  readonly end?: number | undefined;
  /** How it is written where it is read, if not as its axis says. */
  readonly readout?: string | undefined;
  /** What is read where its value is not finite, if not that there is none. */
  readonly notFinite?: string | undefined;
  /** Read beside the quantity before it, without its unit. */
  readonly isNote?: boolean | undefined;
}

/** Quantities on one upright axis. */
export interface QuantityLane {
  readonly id: string;
  readonly value: AxisSpec;
  readonly quantities: readonly Quantity[];
  /** Limits and thresholds; those far above all values would press these flat, and are only named. */
  readonly references?: readonly Reference[] | undefined;
  /** Said inside the lane, where there are several. */
  readonly name?: string | undefined;
  /** Said above the lane, where its lines reach up to its top. */
  readonly heading?: string | undefined;
  /** Names stand at the lines themselves. */
  readonly isNamed?: boolean | undefined;
  /** Height beside other lanes, which have 1. */
  readonly share?: number | undefined;
  /** Draws over its lines. */
  readonly Over?: ComponentType<LaneOverProps> | undefined;
}

export interface LaneOverProps {
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
}

/** A mark as a path: at a place along the axis, in the middle of its lane. */
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
  /** In front of it, where it fits. */
  readonly name?: string | undefined;
  readonly marks: readonly EventMarks[];
  /** Colour of their number at the end of the lane; left out, the number is not shown. */
  readonly countColor?: string | undefined;
}

export interface Events {
  /** Draws them: a laboratory without events loads nothing of it. */
  readonly Draw: ComponentType<EventLanesProps>;
  /** Before the lanes, where it fits. */
  readonly name?: string | undefined;
  /** After the number of those at the time that is read. */
  readonly said?: string | undefined;
  readonly lanes: readonly EventLane[];
}

export interface EventLanesProps {
  readonly events: Events;
  /** The places of the lanes. */
  readonly areas: readonly Area[];
  /** From when on they are counted. */
  readonly counted: number;
  readonly range: Range;
  readonly x: (time: number) => number;
}

/** A small trace of its own, such as the window of a flow. */
export interface Row extends Steps {
  /** Where it is read. */
  readonly label: string;
  /** In front of the row. */
  readonly name: string;
  readonly marks: readonly EventMarks[];
  readonly kept?: (Steps & { readonly color: string; readonly dash: string }) | undefined;
}

/** Rows of one scale. */
export interface Rows {
  /** Draws them: a laboratory without rows loads nothing of it. */
  readonly Draw: ComponentType<TraceRowsProps>;
  /** Above the first. */
  readonly words: string;
  /** What its height is in: "packets"; it is said where it is given. */
  readonly unit?: string | undefined;
  /** After a value that is read. */
  readonly note: string;
  /** What has a row: "flow". */
  readonly each: string;
  readonly rows: readonly Row[];
}

export interface TraceRowsProps {
  readonly rows: Rows;
  /** The places of those that are drawn. */
  readonly areas: readonly Area[];
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly chosen: number | null;
}

/** What comes first and does not count. */
export interface Start {
  readonly until: number;
  readonly words: string;
}
