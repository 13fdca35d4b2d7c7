// The step from one curve of the family to the next, by the disturbance that distinguishes them.

import type { RedScenario } from '#pkg/params.ts';
import type { Frontier } from './lines.ts';

/** The disturbance of the next larger (`by` 1) or smaller curve (-1); null at the ends. */
export function neighbourOf(
  { tau, ps, family }: Readonly<Pick<RedScenario, 'tau' | 'ps' | 'family'>>,
  frontiers: readonly Pick<Frontier, 'disturbance'>[],
  by: 1 | -1,
): Partial<RedScenario> | null {
  const isOfLosses = family === 'ps';
  const own = isOfLosses ? ps : tau;
  const others = frontiers
    .flatMap(({ disturbance }) =>
      disturbance === null ? [] : [isOfLosses ? disturbance.loss : disturbance.tau],
    )
    .filter((value) => by * (value - own) > 0);
  if (others.length === 0) return null;
  const next = by > 0 ? Math.min(...others) : Math.max(...others);
  return isOfLosses ? { ps: next } : { tau: next };
}
