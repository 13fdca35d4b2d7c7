// Which frames of a voice flow a listener hears.

import type { DccpStretch } from '#pkg/dccp.js';

/** A voice packet carries so much, s. */
export const FRAME = 0.02;

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

/** "19 of 300 frames are missing: silence". */
export function missingWords(missing: number, frames: number): string {
  if (missing === 0) return `all ${frames} frames are there in time`;
  return `${missing} of ${frames} frames ${missing === 1 ? 'is' : 'are'} missing: silence`;
}

export function silentIn(frames: readonly boolean[]): number[] {
  return frames.flatMap((isHeard, i) => (isHeard ? [] : [i]));
}

/** So long a frame fades in and out where its neighbour is missing, s: without, every gap would crack. */
const FADE = 0.002;

/** The voice as it is heard: nothing of a frame that is missing. */
export function heard(
  voice: Float32Array,
  rate: number,
  frames: readonly boolean[],
): Float32Array<ArrayBuffer> {
  const [length, fade] = [Math.round(FRAME * rate), Math.round(FADE * rate)];
  return voice.map((sample, at) => {
    const frame = Math.floor(at / length);
    if (frames[frame] !== true) return 0;
    const [since, left] = [at - frame * length, (frame + 1) * length - at];
    const from = frames[frame - 1] === false ? Math.min(1, since / fade) : 1;
    const to = frames[frame + 1] === false ? Math.min(1, left / fade) : 1;
    return sample * from * to;
  });
}
