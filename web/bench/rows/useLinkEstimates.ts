// The measures of another laboratory's scenario, for a figure whose result has consequences there.

import { use, useEffect, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { CoveredContext } from '../../sim-react/covered.ts';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { type Estimates, estimatesOf } from '../results/estimates.ts';
import { MeasurerContext } from './measurer.ts';

interface LinkEstimates<L extends LabId> {
  /** Null until computed; never the estimates of a previous link. */
  readonly estimates: Estimates<L> | null;
  readonly error: string | null;
}

const UNKNOWN = { link: null, estimates: null, error: null };

/** The measures of the scenario of a link; null computes nothing. Loads the other laboratory's table and code. */
export function useLinkEstimates<L extends LabId>(lab: L, link: string | null): LinkEstimates<L> {
  const measurerOf = use(MeasurerContext);
  const isCovered = use(CoveredContext);
  const pool = usePool();
  const [found, setFound] = useState<LinkEstimates<L> & { readonly link: string | null }>(UNKNOWN);
  useEffect(() => {
    if (link === null || isCovered || measurerOf === null) return;
    const asking = new AbortController();
    const tell = (told: Partial<LinkEstimates<L>>) => {
      if (!asking.signal.aborted) setFound({ ...UNKNOWN, ...told, link });
    };
    const ask = async () => {
      const measure = await measurerOf(lab);
      const rows = await measure(pool, link, null, asking.signal);
      tell({ estimates: estimatesOf(lab, rows) });
    };
    ask().catch((error: unknown) => tell({ error: error instanceof Error ? error.message : String(error) }));
    return () => asking.abort();
  }, [lab, link, isCovered, measurerOf, pool]);
  return found.link === link ? found : UNKNOWN;
}
