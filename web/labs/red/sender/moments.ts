// The moments of all senders side by side: a row for each line of the text, and one for what timers do before it.

import type { SenderState } from '#pkg/red.js';
import type { SenderEntry, Sent } from './entries.ts';

/** A sender at one moment. */
export interface Moment {
  readonly sent: readonly Sent[];
  readonly window: number;
  readonly threshold: number;
  readonly inFlight: number;
  readonly state: SenderState;
  /** The moment before; null at the start. */
  readonly before: Moment | null;
}

export const RECOVERY: SenderState = 'fast recovery';

export interface Row {
  /** From 0; null for the start, and for what a timer does before the next line. */
  readonly line: number | null;
  /** s; NaN for a line that says nothing. */
  readonly time: number;
  /** In the order of the senders; null where a sender does nothing then. */
  readonly moments: readonly (Moment | null)[];
}

interface Entry {
  readonly time: number;
  readonly moment: Moment;
}

/** What a sender does before each line and at it. */
interface Track {
  readonly before: ReadonlyMap<number, readonly Entry[]>;
  readonly at: ReadonlyMap<number, Entry>;
}

export function benchRows(lineCount: number, senders: readonly (readonly SenderEntry[])[]): Row[] {
  const tracks = senders.map(trackOf);
  const rows: Row[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    const pending = tracks.map(({ before }) => before.get(line) ?? []);
    // of two moments at one time the later one counts
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

/** Whether a sender does then what no other does. */
export function isApart({ moments }: Row, sender: number): boolean {
  const own = keyOf(moments[sender] ?? null);
  const others = moments.filter((_, i) => i !== sender).map(keyOf);
  return others.length > 0 && others.every((other) => other !== own);
}

function keyOf(moment: Moment | null): string {
  if (moment === null) return '';
  return `${moment.window.toFixed(4)} ${moment.sent.map(({ segment, again }) => `${segment}${again}`).join()}`;
}
