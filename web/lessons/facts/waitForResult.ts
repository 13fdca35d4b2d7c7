// Waits for the runs of scenarios.

import type { Runs } from '../read/lesson.ts';
import type { Facts } from './facts.ts';

/** Asks for runs and resolves with the first result of `seen` that is not null; rejects if a run fails, or if the wait is aborted. */
export function waitForResult<T>(
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

/** Resolves when all these runs are known. */
export async function waitForRuns(facts: Facts, needs: readonly Runs[], signal?: AbortSignal): Promise<void> {
  const isKnown = ({ scenario, against, packets }: Runs) =>
    facts.rows(scenario, null, packets) !== null && (against === null || facts.rows(against) !== null);
  await waitForResult(facts, needs, () => (needs.every(isKnown) ? true : null), signal);
}
