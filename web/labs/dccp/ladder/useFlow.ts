// The flow in the scenario's stretch, packet by packet; and where a hand is on it, the same flow left alone.

import type { DccpLadder } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { isByHand, leftAlone } from '../../../bench/context/byHand.ts';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { type Touched, type TouchedView, useTouched } from '../../../bench/ladder/hand/useTouched.ts';
import { useKept } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import { countedFrom } from '../rate/sentences.ts';

export type Flow = Touched<DccpScenario, DccpLadder>;

export function useFlow(scenario: Readonly<DccpScenario>): TouchedView<DccpScenario, DccpLadder> {
  const placed = inItsStretch(scenario);
  const own = useLadder(placed, true);
  // the same stretch of the same flow: which one it is the model has found for the scenario itself
  const from = placed.from ?? own.result?.ladder.from ?? null;
  const free = useLadder({ ...leftAlone(scenario), from }, isByHand(scenario) && from !== null);
  return useTouched(own, free);
}

/** The stretch that starts at `from`, as the kept scenario has it; null where nothing is kept. */
export function useKeptFlow(scenario: Readonly<DccpScenario>, from: number | null): DccpLadder | null {
  const kept = useKept('dccp');
  const { span } = scenario;
  const isWanted = kept !== null && from !== null;
  const { result, isStale } = useLadder({ ...(kept ?? scenario), from, span }, isWanted);
  return kept === null || isStale ? null : (result?.ladder ?? null);
}

/** A link that names a window of time and no stretch means the one in which the window begins, as `oos figure` does. */
function inItsStretch(scenario: Readonly<DccpScenario>): Readonly<DccpScenario> {
  const { from, t0, span } = scenario;
  if (from !== null || t0 === null) return scenario;
  const start = countedFrom(scenario);
  return { ...scenario, from: Math.max(0, start + Math.floor((t0 - start) / span) * span) };
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
