// A run that a hand is on beside the same run left alone.

import { useMemo } from 'react';
import type { JobView } from '../../../sim-react/useJob.ts';
import { isByHand } from '../../context/byHand.ts';
import type { Hand } from '../../context/hand.ts';

/** A run with the scenario that it is of: the page's own may have gone on since. */
export interface OwnRun<S, T> {
  readonly ladder: T;
  readonly scenario: Readonly<S>;
}

export interface Touched<S, T> extends OwnRun<S, T> {
  /** Where nothing is done by hand, null. */
  readonly alone: T | null;
}

export interface TouchedView<S, T>
  extends Pick<JobView<unknown>, 'isAsked' | 'isDone' | 'isSlow' | 'progress' | 'error' | 'isStale'> {
  readonly flow: Touched<S, T> | null;
}

/** Puts the two runs together; the waiting and the errors are those of the first. */
export function useTouched<S extends Hand, T>(
  own: JobView<OwnRun<S, T>>,
  free: JobView<OwnRun<S, T>>,
): TouchedView<S, T> {
  const flow = useMemo(() => {
    if (own.result === null) return null;
    // until the other has come, the flow stands without what it is compared with
    const isBoth = isByHand(own.result.scenario) && free.result !== null && !free.isStale;
    return { ...own.result, alone: isBoth ? free.result.ladder : null };
  }, [own.result, free.result, free.isStale]);
  return {
    flow,
    isAsked: own.isAsked,
    isDone: own.isDone,
    isSlow: own.isSlow,
    progress: own.progress,
    isStale: own.isStale,
    error: own.error ?? free.error,
  };
}
