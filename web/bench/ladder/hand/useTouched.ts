// A run with changes by hand, beside the same run left alone.

import { useMemo } from 'react';
import type { JobView } from '../../../sim-react/useJob.ts';
import { isByHand } from '../../context/byHand.ts';
import type { HandLists } from '../../context/hand.ts';

/** A run with its scenario; the page's scenario may have changed since. */
interface OwnRun<S, T> {
  readonly ladder: T;
  readonly scenario: Readonly<S>;
}

export interface HandRun<S, T> extends OwnRun<S, T> {
  /** The same run left alone; null where nothing is changed by hand, or until it is computed. */
  readonly alone: T | null;
}

export interface TouchedView<S, T>
  extends Pick<JobView<unknown>, 'isAsked' | 'isDone' | 'isSlow' | 'progress' | 'error' | 'isStale'> {
  readonly flow: HandRun<S, T> | null;
}

/** Puts the two runs together; state and progress are those of `own`. */
export function useTouched<S extends HandLists, T>(
  own: JobView<OwnRun<S, T>>,
  free: JobView<OwnRun<S, T>>,
): TouchedView<S, T> {
  const flow = useMemo(() => {
    if (own.result === null) return null;
    // until the run left alone is computed, the flow is shown without it
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
