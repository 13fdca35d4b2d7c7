// Which frames of a voice flow a listener hears (docs/dccp.md, rule dccp-26).

import type { DccpStretch } from '#pkg/dccp.js';

/** A voice packet carries so much, s. */
export const FRAME = 0.02;
const PIECE = 1000 * FRAME;
/** Samples in a second of what is heard. */
export const RATE = 16_000;

/** In the order in which they were made: whether each is there at its turn. */
export function framesOf({
  sent,
  played,
  refused,
}: Pick<DccpStretch, 'sent' | 'played' | 'refused'>): boolean[] {
  const made = [
    ...Array.from(sent, (at, i) => ({ at, isHeard: played[i] === 1 })),
    // the allowed rate left no room for these
    ...Array.from(refused, (at) => ({ at, isHeard: false })),
  ];
  return made.sort((a, b) => a.at - b.at).map(({ isHeard }) => isHeard);
}

/** Stretches of frames that are missing: the first of each, and the one behind its last. */
export function cracksIn(frames: readonly boolean[]): (readonly [number, number])[] {
  return silentIn(frames).flatMap((at) => {
    if (frames[at - 1] === false) return [];
    const end = frames.indexOf(true, at);
    return [[at, end === -1 ? frames.length : end] as const];
  });
}

/** "19 of 300 pieces of 20 ms are missing: silence". */
export function missingWords(missing: number, frames: number): string {
  if (missing === 0) return `all ${frames} pieces of ${PIECE} ms arrive in time`;
  return `${missing} of ${frames} pieces of ${PIECE} ms ${missing === 1 ? 'is' : 'are'} missing: silence`;
}

/** Delay that costs fewer points is no reason for a score that surprises. */
const COSTLY = 0.5;

/** "; the delay, which you do not hear, costs 3.42 points of the score", where it costs much. */
export function delayWords(points: number | null): string {
  if (points === null || !(points >= COSTLY)) return '';
  return `; the delay, which you do not hear, costs ${points.toFixed(2)} points of the score`;
}

export function silentIn(frames: readonly boolean[]): number[] {
  return frames.flatMap((isHeard, i) => (isHeard ? [] : [i]));
}
