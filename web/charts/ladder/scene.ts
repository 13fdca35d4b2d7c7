// The data of a ladder: messages between two rails, spans in lanes, a level above. All times are of one clock; columns
// are typed arrays in order of time, so that visible marks are found by binary search.

import { countBefore } from '../scales/search.ts';
import { type Steps, stepIndex } from '../scales/steps.ts';

/** The look of a mark. */
export interface Look {
  /** A CSS colour, usually a token such as `var(--in-order)`. */
  readonly color: string;
  /** Width of lines, in pixels. */
  readonly width?: number | undefined;
  readonly dash?: readonly number[] | undefined;
  /** The message does not arrive: its line ends on the way, with a cross. */
  readonly cross?: boolean | undefined;
  /** Fill of spans; by default solid. */
  readonly fill?: 'solid' | 'soft' | 'outline' | 'hatch' | 'hollow' | undefined;
  /** The name drawn at the first message with this look. */
  readonly name?: string | undefined;
  /** Mark where the message arrives: a larger dot, or a ring if the message is of no use; by default a dot. */
  readonly end?: 'disc' | 'ring' | undefined;
  /** The message is still under way at the end of the data: half of its line is drawn. */
  readonly open?: boolean | undefined;
  /** Whether the message is numbered and picked before others. */
  readonly matters?: boolean | undefined;
}

/** Messages from one rail to the other; `from` never decreases. */
export interface Messages {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** The latest `to` of this message and all before it; omitted where `to` never decreases. */
  readonly latest?: Float64Array | undefined;
  /** The subject of each message (a packet or data unit): a number shared by all marks of one subject. */
  readonly subject: Uint32Array;
  /** Index of the message among the subject's messages: 0 for the first transmission. */
  readonly part: Uint32Array;
  /** Indices into the scene's list of looks. */
  readonly look: Uint8Array;
  /** Index of the message that repeats this one, or -1. */
  readonly again?: Int32Array | undefined;
  /**
   * The far rail's report of a lost message at the time when that should have arrived; omitted where losses are not
   * reported.
   */
  readonly report?: { readonly name: string; readonly color: string } | undefined;
  /** The number written at each message; by default its subject, counted from 1. */
  readonly number?: ArrayLike<number> | undefined;
}

/** Bars in a lane, sorted by starting time. */
export interface Spans {
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** The latest end among this span and all before it. */
  readonly latest: Float64Array;
  readonly subject: Uint32Array;
  readonly look: Uint8Array;
  /** Row in the lane, from 0 at the top. */
  readonly row: Uint16Array;
}

/** One transfer or flow in a diagram, alone or overlaid on others. */
export interface Layer {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  /** Messages from the upper rail to the lower. */
  readonly down: Messages;
  /** Messages from the lower rail to the upper. */
  readonly up: Messages | null;
  /** Messages from the lower rail to a third one, below the waiting items; and whether `up` leaves from there. */
  readonly onward?: Messages | undefined;
  readonly upFromOnward?: boolean | undefined;
  /** Items that wait at the lower rail, one list per reason; `heldSteps` is their total number over time. */
  readonly held: readonly Spans[];
  /** The reason to wait of each list, as words beside one of its bars. */
  readonly heldWords?: readonly string[] | undefined;
  /** Shorter words, for where the full ones have no room. */
  readonly heldBrief?: readonly string[] | undefined;
  readonly heldSteps: Steps;
  /** Items being served, one at a time, and the pauses in between. */
  readonly service: Spans;
  readonly pauses: Spans;
  /** A level along the upper rail, its maximum, and the times when it stops everything. */
  readonly level: Steps;
  readonly levelMost: number;
  readonly stops: Spans;
  /** The time when the layer is complete. */
  readonly end: number;
  /** A comparison with the layer that takes longest: when that ends, and words for the time saved. */
  readonly less?: { readonly until: number; readonly words: string; readonly color: string } | undefined;
}

export interface DiagramTitle {
  readonly text: string;
  readonly result: string;
  /** What the result is compared with, if there is room. */
  readonly against?: string | undefined;
  readonly color: string;
}

export interface Diagram {
  readonly id: string;
  /** A title for each layer, in the layer's colour; its result is known at the layer's end. */
  readonly titles: readonly DiagramTitle[];
  /** Further words beside the titles, if there is room. */
  readonly note?: string | undefined;
  readonly layers: readonly Layer[];
}

export interface Scene {
  readonly diagrams: readonly Diagram[];
  readonly looks: readonly Look[];
  /** The most rows that waiting items need in any diagram. */
  readonly rows: number;
  /** Names of the lanes, and the words before a result. A level without a name is not shown. */
  readonly names: Readonly<Record<'level' | 'from' | 'to' | 'held' | 'service' | 'result', string>>;
}

/** A message or a span of the scene, as the pointer finds it. */
export interface Hit {
  readonly diagram: number;
  readonly layer: number;
  readonly subject: number;
  /** The message among the subject's; null for a span. */
  readonly part: number | null;
}

export function isSameHit(a: Hit | null, b: Hit | null): boolean {
  if (a === null || b === null) return a === b;
  return a.diagram === b.diagram && a.layer === b.layer && a.subject === b.subject && a.part === b.part;
}

export type Slice = readonly [first: number, end: number];

/** The messages under way at some time between t0 and t1; a few may have arrived earlier. */
export function messagesIn({ from, to, latest = to }: Messages, t0: number, t1: number): Slice {
  return [countBefore(latest, t0), stepIndex(from, t1) + 1];
}

/** The number written at a message. */
export function numberOf({ number, subject }: Messages, i: number): number {
  return number?.[i] ?? (subject[i] ?? 0) + 1;
}

/** The messages sent from t0 to before t1. */
export function leavingIn({ from }: Messages, t0: number, t1: number): Slice {
  return [countBefore(from, t0), countBefore(from, t1)];
}

/** Spans that may overlap t0 to t1; a few may have ended earlier. */
export function spansIn({ from, latest }: Spans, t0: number, t1: number): Slice {
  return [countBefore(latest, t0), stepIndex(from, t1) + 1];
}

/** Collects spans in the order of their starting times, except spans of no length. */
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
