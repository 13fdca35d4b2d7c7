// The moments of a sender, read from the model's columns.

import type { SenderPlay, SenderState } from '#pkg/red.js';

export interface SentSegment {
  readonly segment: number;
  readonly again: boolean;
}

/** One moment of a sender: what it sends, and its state afterwards. */
export interface SenderEntry {
  /** Time, s. */
  readonly time: number;
  /** Number of the text's line, from 1; null where the timer sends, and at the start. */
  readonly line: number | null;
  readonly sent: readonly SentSegment[];
  /** Congestion window and slow-start threshold (packets); the threshold is infinite before the first loss. */
  readonly window: number;
  readonly threshold: number;
  readonly inFlight: number;
  readonly state: SenderState;
}

export function entriesOf(play: SenderPlay): SenderEntry[] {
  const { times, lines, ends, windows, thresholds, inFlight, states, names } = play;
  return Array.from({ length: times.length }, (_, row) => {
    const state = names[states[row] ?? -1];
    if (state === undefined) throw new Error('a sender is in a state without a name');
    return {
      time: times[row] ?? Number.NaN,
      line: lines[row] || null,
      sent: sentOf(play, ends[row - 1] ?? 0, ends[row] ?? 0),
      window: windows[row] ?? Number.NaN,
      threshold: thresholds[row] ?? Number.NaN,
      inFlight: inFlight[row] ?? 0,
      state,
    };
  });
}

function sentOf({ segments, again }: SenderPlay, from: number, until: number): SentSegment[] {
  const sent: SentSegment[] = [];
  for (let k = from; k < until; k += 1) {
    sent.push({ segment: segments[k] ?? Number.NaN, again: again[k] === 1 });
  }
  return sent;
}
