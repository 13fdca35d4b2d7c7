// The worker pool for React.

import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Pool } from '../sim/pool.ts';

const PoolContext = createContext<Pool | null>(null);

export function PoolProvider({ pool, children }: { pool: Pool; children: ReactNode }) {
  return <PoolContext value={pool}>{children}</PoolContext>;
}

export function usePool(): Pool {
  const pool = useContext(PoolContext);
  if (pool === null) throw new Error('a component that simulates stands outside PoolProvider');
  return pool;
}
