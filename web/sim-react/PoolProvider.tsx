// Provides the worker pool and the kept results of its jobs to React.

import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { KeptJobs } from '../sim/keptJobs.ts';
import type { Pool } from '../sim/pool.ts';

const PoolContext = createContext<{ readonly pool: Pool; readonly jobs: KeptJobs } | null>(null);

export function PoolProvider({ pool, children }: { pool: Pool; children: ReactNode }) {
  const value = useMemo(() => ({ pool, jobs: keptJobs(pool) }), [pool]);
  return <PoolContext value={value}>{children}</PoolContext>;
}

function keptJobs(pool: Pool): KeptJobs {
  const jobs = new KeptJobs(pool);
  let wasWell = true;
  pool.subscribe(() => {
    const isWell = pool.trouble() === null;
    const isOver = isWell && !wasWell;
    wasWell = isWell;
    if (isOver) jobs.again();
  });
  return jobs;
}

function useBoth() {
  const both = useContext(PoolContext);
  if (both === null) throw new Error('a component that simulates stands outside PoolProvider');
  return both;
}

export function useJobs(): KeptJobs {
  return useBoth().jobs;
}

/** The pool, for code that awaits its results, or whose next calls depend on earlier answers. */
export function usePool(): Pick<Pool, 'submit'> {
  return useBoth().pool;
}

/** The pool, for code that waits until nothing is being computed. */
export function useIdlePool(): Pick<Pool, 'isIdle' | 'subscribe'> {
  return useBoth().pool;
}

/** Why something cannot be computed, as one sentence for the whole page; `words` is null while all is well. */
export function useTrouble(): { readonly words: string | null; readonly tryAgain: () => void } {
  const { pool } = useBoth();
  return { words: useSyncExternalStore(pool.subscribe, pool.trouble), tryAgain: () => pool.tryAgain() };
}
