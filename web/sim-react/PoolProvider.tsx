// The worker pool for React, with the results kept from its jobs.

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

/** For who asks for numbers by name, and draws none of them as they come. */
export function usePool(): Pick<Pool, 'submit'> {
  return useBoth().pool;
}

/** Whether anything is being computed, for what waits until nothing is. */
export function useIdlePool(): Pick<Pool, 'isIdle' | 'subscribe'> {
  return useBoth().pool;
}

/** For what asks on as answers come, and so is no job of one list of calls. */
export function useSubmit(): Pick<Pool, 'submit'> {
  return useBoth().pool;
}

/** Why nothing, or not everything, can be computed: one sentence for the whole page. */
export function useTrouble(): { readonly words: string | null; readonly tryAgain: () => void } {
  const { pool } = useBoth();
  return { words: useSyncExternalStore(pool.subscribe, pool.trouble), tryAgain: () => pool.tryAgain() };
}
