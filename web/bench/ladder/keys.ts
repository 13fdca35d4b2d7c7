// The keys of every packet ladder.

import { type KeyLine, keyLine } from '../../charts/gestures/keys.ts';

/** Arrow keys, j and k: to the next packet (1) or the previous one (−1). */
export function walkKeys(walk: (by: 1 | -1) => void): KeyLine {
  const keys = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, k: -1, j: 1 } as const;
  return keyLine(keys, 'previous packet, next packet', walk);
}

/** A change by hand to the packet that is looked at. */
export type HandChange = 'lose' | 'save' | 'delay';

const ACTS = {
  lose: ['l', 'lose the packet'],
  save: ['s', 'rescue the packet'],
  delay: ['d', 'delay the packet, or take the delay back'],
} as const;

/** One letter key for each act. */
export function actKeys(acts: readonly HandChange[], act: (act: HandChange) => void): KeyLine[] {
  return acts.map((one) => ({ keys: [ACTS[one][0]], does: ACTS[one][1], act: () => act(one) }));
}

export interface FilmControls {
  readonly toggle: () => void;
  readonly walk: (by: 1 | -1) => void;
  /** Goes to a time of the film; null leaves the film. */
  readonly goTo: (time: number | null) => void;
  readonly end: number;
}

/** Keys of a film: play, step, and go to its start or end. */
export function filmKeys(film: FilmControls): KeyLine[] {
  return [
    { keys: [' '], does: 'play, pause', act: film.toggle },
    keyLine({ ',': -1, '.': 1 } as const, 'previous event, next event', film.walk),
    keyLine({ Home: 0, End: film.end }, 'the start of the transfer, its end', film.goTo),
  ];
}
