// The first flow in the scenario's stretch, packet by packet; and where a hand is on it, the same flow left alone.

import { useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import type { RedLadder } from '#pkg/red.js';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { stretchText } from '../stretch.ts';
import { isByHand, leftAlone } from './hand.ts';

/** A run with the scenario that it is of: the page's own may have gone on since. */
export interface Flow {
  readonly ladder: RedLadder;
  readonly scenario: Readonly<RedScenario>;
  /** Where nothing is done by hand, null. */
  readonly alone: RedLadder | null;
}

interface FlowView extends Pick<JobView<unknown>, 'isSlow' | 'progress' | 'error'> {
  readonly flow: Flow | null;
}

export function useFlow(scenario: Readonly<RedScenario>): FlowView {
  const own = useLadder(scenario, true);
  const isForced = isByHand(scenario);
  const free = useLadder(leftAlone(scenario), isForced);
  const flow = useMemo(() => {
    if (own.result === null) return null;
    // until the other has come, the flow stands without what it is compared with
    const isBoth = isByHand(own.result.scenario) && free.result !== null && !free.isStale;
    return { ...own.result, alone: isBoth ? free.result.ladder : null };
  }, [own.result, free.result, free.isStale]);
  return { flow, isSlow: own.isSlow, progress: own.progress, error: own.error ?? free.error };
}

function useLadder(scenario: Readonly<RedScenario>, isWanted: boolean) {
  const text = stretchText(scenario);
  return useCall(
    isWanted ? `red ladder ${text}` : null,
    PRIORITY.now,
    () => ({ fn: 'red_ladder', args: [text, 0] }),
    (ladder: RedLadder) => ({ ladder, scenario }),
  );
}
