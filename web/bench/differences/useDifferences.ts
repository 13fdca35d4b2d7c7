// The paired differences of a laboratory's scenario from the kept one, as far as both are computed.

import { useMemo } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import type { Leading } from '../results/leading.ts';
import { type Differences, differencesOf } from './differences.ts';

/** `differences` are null until the first runs of both are computed, and where nothing is kept. */
export function useDifferences<L extends LabId>(
  lab: L,
  { useRuns }: Leading<L>,
): { readonly differences: Differences<L> | null; readonly isBusy: boolean } {
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  const mine = useRuns(scenario);
  // where nothing is kept these are the scenario's own runs
  const other = useRuns(kept ?? scenario);
  const isBusy = mine.isStale || other.isStale;
  const [of, against] = [mine.result, other.result];
  const differences = useMemo(() => {
    if (kept === null || isBusy || of === null || against === null) return null;
    const found = differencesOf(lab, of, against);
    return found.runs === 0 ? null : found;
  }, [lab, kept, isBusy, of, against]);
  return { differences, isBusy };
}
