// What a time ladder draws: messages between two rails, spans in lanes, a level above. Times are of one
// clock; columns are typed arrays in order of time, so that what is in sight is found by binary search.

import { countBefore } from '../frame/search.ts';
import { type Steps, stepIndex } from '../frame/steps.ts';

/** How a mark looks. */
export interface Look {
  /** A CSS colour, usually a token such as `var(--in-order)`. */
  readonly color: string;
  /** Of lines, in pixels. */
  readonly width?: number | undefined;
  readonly dash?: readonly number[] | undefined;
  /** The message does not arrive: its line ends on the way, in a cross. */
  readonly cross?: boolean | undefined;
  /** Of spans; left out: solid. */
  readonly fill?: 'solid' | 'soft' | 'faint' | 'hatch' | 'hollow' | undefined;
  /** Said at the first such message. */
  readonly name?: string | undefined;
}

/** Messages from one rail to the other; both `from` and `to` never decrease. */
export interface Messages {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** What the message is about: a number that all marks of one thing share. */
  readonly subject: Uint32Array;
  /** Which of the subject's messages. */
  readonly part: Uint32Array;
  /** Places in the scene's list of looks. */
  readonly look: Uint8Array;
  /** The message that repeats this one, -1 where none does. */
  readonly again?: Int32Array | undefined;
}

/** Bars in a lane, by the time at which they begin. */
export interface Spans {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** The latest end of this span and all before it. */
  readonly latest: Float64Array;
  readonly subject: Uint32Array;
  readonly look: Uint8Array;
  /** Row in the lane, from 0 at its top. */
  readonly row: Uint16Array;
}

/** One of the things that a diagram shows: alone, or laid over others. */
export interface Layer {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** From the upper rail to the lower. */
  readonly down: Messages;
  /** From the lower rail to the upper. */
  readonly up: Messages | null;
  /** What waits at the lower rail, one list for each reason; `heldSteps` is how many. */
  readonly held: readonly Spans[];
  readonly heldSteps: Steps;
  /** What is served, one at a time, and the pauses between. */
  readonly service: Spans;
  readonly pauses: Spans;
  /** Along the upper rail: a level, its most, and when it stops everything. */
  readonly level: Steps;
  readonly levelMost: number;
  readonly stops: Spans;
  /** When all is over. */
  readonly end: number;
}

export interface DiagramTitle {
  readonly text: string;
  readonly result: string;
  /** What the result is measured against, where there is room. */
  readonly against?: string | undefined;
  readonly color: string;
}

export interface Diagram {
  readonly id: string;
  /** One for each thing that it shows, in the thing's colour; what has come of it is known at its end. */
  readonly titles: readonly DiagramTitle[];
  /** More words beside the titles, where there is room. */
  readonly note?: string | undefined;
  readonly layers: readonly Layer[];
}

export interface Scene {
  readonly diagrams: readonly Diagram[];
  readonly looks: readonly Look[];
  /** The most rows that the lane of what waits has in any diagram. */
  readonly rows: number;
  /** Names of the lanes, and what stands before a result. A level without a name is not shown. */
  readonly names: Readonly<Record<'level' | 'from' | 'to' | 'held' | 'service' | 'result', string>>;
}

/** A message or a span of the scene. */
export interface Hit {
  readonly diagram: number;
  readonly layer: number;
  readonly subject: number;
  /** Of a message; null on a span. */
  readonly part: number | null;
}

export type Slice = readonly [first: number, end: number];

/** The messages that are under way at some time from t0 to t1. */
export function messagesIn({ from, to }: Messages, t0: number, t1: number): Slice {
  return [countBefore(to, t0), stepIndex(from, t1) + 1];
}

/** The messages that leave from t0 to before t1. */
export function leavingIn({ from }: Messages, t0: number, t1: number): Slice {
  return [countBefore(from, t0), countBefore(from, t1)];
}

/** Spans that may lie in t0 to t1; a few may have ended before. */
export function spansIn({ from, latest }: Spans, t0: number, t1: number): Slice {
  return [countBefore(latest, t0), stepIndex(from, t1) + 1];
}

/** Collects spans in the order of their beginnings; what has no length is left out. */
export class SpanList {
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  readonly #latest: Float64Array;
  readonly #subject: Uint32Array;
  readonly #look: Uint8Array;
  readonly #row: Uint16Array;
  #length = 0;
  #end = Number.NEGATIVE_INFINITY;

  constructor(capacity: number) {
    this.#from = new Float64Array(capacity);
    this.#to = new Float64Array(capacity);
    this.#latest = new Float64Array(capacity);
    this.#subject = new Uint32Array(capacity);
    this.#look = new Uint8Array(capacity);
    this.#row = new Uint16Array(capacity);
  }

  add(from: number, to: number, subject: number, look: number, row = 0): void {
    if (!(to > from)) return;
    const at = this.#length;
    this.#end = Math.max(this.#end, to);
    this.#from[at] = from;
    this.#to[at] = to;
    this.#latest[at] = this.#end;
    this.#subject[at] = subject;
    this.#look[at] = look;
    this.#row[at] = row;
    this.#length += 1;
  }

  done(): Spans {
    const length = this.#length;
    return {
      from: this.#from.subarray(0, length),
      to: this.#to.subarray(0, length),
      latest: this.#latest.subarray(0, length),
      subject: this.#subject.subarray(0, length),
      look: this.#look.subarray(0, length),
      row: this.#row.subarray(0, length),
    };
  }
}
