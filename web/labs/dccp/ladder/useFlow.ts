// The flow, packet by packet, over the time that the scenario names; with changes by hand, also the same flow without
// them.

import type { DccpLadder } from '#pkg/dccp.js';
import type { DccpScenario } from '#pkg/params.ts';
import { isByHand, withoutHandChanges } from '../../../bench/context/byHand.ts';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { type HandRun, type TouchedView, useTouched } from '../../../bench/ladder/hand/useTouched.ts';
import { useKept } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import { countedFrom } from '../rate/sentences.ts';

export type Flow = HandRun<DccpScenario, DccpLadder>;

export function useFlow(scenario: Readonly<DccpScenario>): TouchedView<DccpScenario, DccpLadder> {
  const placed = inItsStretch(scenario);
  const own = useLadder(placed, true);
  // the same time for both: the model chooses a typical one for the changed scenario
  const from = placed.from ?? own.result?.ladder.from ?? null;
  const free = useLadder({ ...withoutHandChanges(scenario), from }, isByHand(scenario) && from !== null);
  return useTouched(own, free);
}

/** The kept scenario from the time `from` (s) on; null where nothing is kept. */
export function useKeptFlow(scenario: Readonly<DccpScenario>, from: number | null): DccpLadder | null {
  const kept = useKept('dccp');
  const { span } = scenario;
  const isWanted = kept !== null && from !== null;
  const { result, isStale } = useLadder({ ...(kept ?? scenario), from, span }, isWanted);
  return kept === null || isStale ? null : (result?.ladder ?? null);
}

/** A link with a time window but no `from` means the period in which the window begins, as for `oos figure`. */
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
