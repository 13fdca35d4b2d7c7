// From one curve of the family to the next: what is changed is the disturbance that tells them apart.

import type { RedScenario } from '#pkg/params.ts';
import type { Frontier } from './lines.ts';

/** The disturbance of the curve before or after the scenario's; null at the ends. */
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
