// Waits for what the runs of scenarios tell.

import type { Runs } from '../read/lesson.ts';
import type { Facts } from './facts.ts';

/** What is seen once the runs have come; rejects with the reason if they never will, or if the wait is given up. */
export function arrived<T>(
  facts: Facts,
  needs: readonly Runs[],
  seen: () => T | null,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      leave();
      signal?.removeEventListener('abort', look);
      settle();
    };
    const look = () => {
      if (signal?.aborted) return end(() => reject(signal.reason));
      for (const runs of needs) {
        const error = facts.error(runs);
        if (error !== null) return end(() => reject(new Error(error)));
      }
      const found = seen();
      if (found !== null) end(() => resolve(found));
    };
    const leave = facts.subscribe(look);
    signal?.addEventListener('abort', look);
    for (const runs of needs) facts.ask(runs);
    look();
  });
}

/** Once the runs of all of these have come. */
export async function known(facts: Facts, needs: readonly Runs[], signal?: AbortSignal): Promise<void> {
  const isKnown = ({ scenario, against, packets }: Runs) =>
    facts.rows(scenario, null, packets) !== null && (against === null || facts.rows(against) !== null);
  await arrived(facts, needs, () => (needs.every(isKnown) ? true : null), signal);
}
