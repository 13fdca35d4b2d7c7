// The flow in the scenario's stretch, packet by packet; and where a hand is on it, the same flow left alone.

import type { DccpLadder } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { isByHand, leftAlone } from '../../../bench/hand/hand.ts';
import { stretchText } from '../../../bench/hand/stretch.ts';
import { type Touched, type TouchedView, useTouched } from '../../../bench/hand/useTouched.ts';
import { useKept } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';

export type Flow = Touched<DccpScenario, DccpLadder>;

export function useFlow(scenario: Readonly<DccpScenario>): TouchedView<DccpScenario, DccpLadder> {
  const own = useLadder(scenario, true);
  const free = useLadder(leftAlone(scenario), isByHand(scenario));
  return useTouched(own, free);
}

/** The stretch of the scenario, as the kept one has it; null where nothing is kept. */
export function useKeptFlow(scenario: Readonly<DccpScenario>): DccpLadder | null {
  const kept = useKept('dccp');
  const { from, span } = scenario;
  const { result, isStale } = useLadder({ ...(kept ?? scenario), from, span }, kept !== null);
  return kept === null || isStale ? null : (result?.ladder ?? null);
}

function useLadder(scenario: Readonly<DccpScenario>, isWanted: boolean) {
  const text = stretchText('dccp', scenario);
  return useCall(
    isWanted ? `dccp ladder ${text}` : null,
    PRIORITY.now,
    () => ({ fn: 'dccp_ladder', args: [text, 0] }),
    (ladder: DccpLadder) => ({ ladder, scenario }),
  );
}
