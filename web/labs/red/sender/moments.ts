// The moments of all senders side by side: a row for each line of the text, and one for each timeout before it.

import type { SenderState } from '#pkg/red.js';
import type { SenderEntry, SentSegment } from './entries.ts';

/** What a sender sends at one moment, and its state afterwards. */
export interface Moment {
  readonly sent: readonly SentSegment[];
  readonly window: number;
  readonly threshold: number;
  readonly inFlight: number;
  readonly state: SenderState;
  /** The sender's moment before this one; null at the start. */
  readonly before: Moment | null;
}

export const RECOVERY: SenderState = 'fast recovery';

export interface Row {
  /** Number of the line, from 0; null at the start, and for a timeout before the next line. */
  readonly line: number | null;
  /** Time, s; NaN for a line without one. */
  readonly time: number;
  /** In the order of the senders; null for a sender that does nothing at this time. */
  readonly moments: readonly (Moment | null)[];
}

interface Entry {
  readonly time: number;
  readonly moment: Moment;
}

/** A sender's moments at each line, and those of its timer before it. */
interface Track {
  readonly before: ReadonlyMap<number, readonly Entry[]>;
  readonly at: ReadonlyMap<number, Entry>;
}

export function benchRows(lineCount: number, senders: readonly (readonly SenderEntry[])[]): Row[] {
  const tracks = senders.map(trackOf);
  const rows: Row[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    const pending = tracks.map(({ before }) => before.get(line) ?? []);
    // of two moments of a sender at one time the later one counts
    const found = pending.map((entries) => new Map(entries.map(({ time, moment }) => [time, moment])));
    const times = [...new Set(found.flatMap((of) => [...of.keys()]))];
    for (const time of times.sort((a, b) => a - b)) {
      rows.push({ line: null, time, moments: found.map((of) => of.get(time) ?? null) });
    }
    const own = tracks.map(({ at }) => at.get(line));
    rows.push({ line, time: own[0]?.time ?? Number.NaN, moments: own.map((entry) => entry?.moment ?? null) });
  }
  return rows;
}

function trackOf(entries: readonly SenderEntry[]): Track {
  const at = new Map<number, Entry>();
  const before = new Map<number, Entry[]>();
  let waiting: Entry[] = [];
  let last: Moment | null = null;
  for (const { time, line, sent, window, threshold, inFlight, state } of entries) {
    const moment: Moment = { sent, window, threshold, inFlight, state, before: last };
    last = moment;
    if (line === null) waiting.push({ time, moment });
    else {
      at.set(line - 1, { time, moment });
      if (waiting.length > 0) before.set(line - 1, waiting);
      waiting = [];
    }
  }
  return { before, at };
}

/** Whether a sender differs from all others in this row. */
export function isApart({ moments }: Row, sender: number): boolean {
  const own = keyOf(moments[sender] ?? null);
  const others = moments.filter((_, i) => i !== sender).map(keyOf);
  return others.length > 0 && others.every((other) => other !== own);
}

function keyOf(moment: Moment | null): string {
  if (moment === null) return '';
  return `${moment.window.toFixed(4)} ${moment.sent.map(({ segment, again }) => `${segment}${again}`).join()}`;
}
