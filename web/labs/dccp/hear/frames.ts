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
