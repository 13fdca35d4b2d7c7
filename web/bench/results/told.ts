// Whether runs tell a difference from none, or that there is none.

import type { Estimate } from '../../sim/estimate.ts';

/** A difference that reaches beyond this share of what is compared may be one that somebody would care for. */
const WIDE = 0.05;

/** An interval that holds zero is no equality where it also holds differences that matter: the runs cannot tell. */
export function isOpen({ mean, ci95 }: Pick<Estimate, 'mean' | 'ci95'>, of: number): boolean {
  const [size, half] = [Math.abs(mean), ci95 ?? 0];
  return size <= half && size + half > WIDE * Math.abs(of);
}

/** After what may be: "may change the jitter; 2 runs do not show it". */
export function cannotTell(runs: number): string {
  return `; ${runs} ${runs === 1 ? 'run does' : 'runs do'} not show it`;
}
