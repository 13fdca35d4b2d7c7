// Computes a claim here, on demand; results are kept until the page is reloaded.

import { useEffect, useRef, useState } from 'react';
import type { LedgerSize } from '#pkg/ledgers.ts';
import { usePool } from '../sim-react/PoolProvider.tsx';
import { computedClaim, type Live, type LiveProgress } from './live.ts';

export interface Computed {
  readonly size: LedgerSize;
  readonly found: Live;
}

export interface LiveClaim {
  /** Null while nothing is being computed. */
  readonly progress: LiveProgress | null;
  readonly computed: Computed | null;
  readonly error: string | null;
  readonly start: (size: LedgerSize) => void;
  readonly cancel: () => void;
}

const kept = new Map<string, Computed>();
const keyOf = (id: string, { runs, isLong }: LedgerSize) => `${id} ${runs} ${isLong}`;

export function useLive(id: string, columns: number): LiveClaim {
  const pool = usePool();
  const [progress, setProgress] = useState<LiveProgress | null>(null);
  const [computed, setComputed] = useState<Computed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  // a claim that is closed cancels its computation
  useEffect(() => () => running.current?.abort(), []);
  const start = (size: LedgerSize) => {
    cancel();
    setError(null);
    const known = kept.get(keyOf(id, size));
    if (known !== undefined) {
      setComputed(known);
      return;
    }
    const job = new AbortController();
    running.current = job;
    const tell = (now: LiveProgress) => {
      if (!job.signal.aborted) setProgress(now);
    };
    tell({ done: 0, asked: 0 });
    computedClaim(id, columns, size, { pool, signal: job.signal, tell }).then(
      (found) => {
        const fresh = { size, found };
        kept.set(keyOf(id, size), fresh);
        if (job.signal.aborted) return;
        setComputed(fresh);
        setProgress(null);
      },
      (reason: unknown) => {
        if (job.signal.aborted) return;
        setError(reason instanceof Error ? reason.message : String(reason));
        setProgress(null);
      },
    );
  };
  return { progress, computed, error, start, cancel };
}
