// Which frames of a voice flow a listener hears (docs/dccp.md, rule dccp-26).

import type { DccpStretch } from '#pkg/dccp.js';

/** Voice in one packet, s. */
export const FRAME = 0.02;
const PIECE = 1000 * FRAME;
/** Sampling rate of the sound, Hz. */
export const RATE = 16_000;

/** For each frame, in the order of recording: whether it arrives in time to be played. */
export function framesOf({
  sent,
  played,
  refused,
}: Pick<DccpStretch, 'sent' | 'played' | 'refused'>): boolean[] {
  const made = [
    ...Array.from(sent, (at, i) => ({ at, isHeard: played[i] === 1 })),
    // frames that the sender dropped, as the allowed rate left no room for them
    ...Array.from(refused, (at) => ({ at, isHeard: false })),
  ];
  return made.sort((a, b) => a.at - b.at).map(({ isHeard }) => isHeard);
}

/** Gaps as ranges of frames: the first that is missing, and the one behind the last. */
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

/** Points of the score from which on the cost of delay is told: less does not explain a surprising score. */
const COSTLY = 0.5;

/** "; the delay, which you do not hear, costs 3.42 points of the score"; empty where it costs little. */
export function delayWords(points: number | null): string {
  if (points === null || !(points >= COSTLY)) return '';
  return `; the delay, which you do not hear, costs ${points.toFixed(2)} points of the score`;
}

export function silentIn(frames: readonly boolean[]): number[] {
  return frames.flatMap((isHeard, i) => (isHeard ? [] : [i]));
}
