// The first flow in the scenario's stretch, packet by packet; and where a hand is on it, the same flow left alone.

import { useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import type { RedLadder } from '#pkg/red.js';
import { isByHand, leftAlone } from '../../../bench/ladder/lists.ts';
import { stretchText } from '../../../bench/ladder/stretch.ts';
import { type Touched, type TouchedView, useTouched } from '../../../bench/ladder/useTouched.ts';
import { useKept } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export type Flow = Touched<RedScenario, RedLadder>;

export function useFlow(scenario: Readonly<RedScenario>): TouchedView<RedScenario, RedLadder> {
  const own = useLadder(scenario, true);
  const free = useLadder(leftAlone(scenario), isByHand(scenario));
  return useTouched(own, free);
}

/** The kept scenario in the stretch that is shown; null where nothing is kept, or until it has come. */
export function useKeptFlow({ from, span, ...others }: Readonly<RedScenario>): Flow | null {
  const kept = useKept('red');
  const { result, isStale } = useLadder({ ...(kept ?? others), from, span }, kept !== null);
  return useMemo(
    () => (kept === null || isStale || result === null ? null : { ...result, alone: null }),
    [kept, isStale, result],
  );
}

function useLadder(scenario: Readonly<RedScenario>, isWanted: boolean) {
  const text = stretchText('red', scenario);
  return useCall(
    isWanted ? `red ladder ${text}` : null,
    PRIORITY.now,
    () => ({ fn: 'red_ladder', args: [text, 0] }),
    (ladder: RedLadder) => ({ ladder, scenario }),
  );
}
