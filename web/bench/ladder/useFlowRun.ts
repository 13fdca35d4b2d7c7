// Computes a TCP flow in the scenario's stretch, packet by packet, and, if it is changed by hand, the same flow left alone.

import { useMemo } from 'react';
import type { Scenarios } from '#pkg/params.ts';
import { useKept } from '../../scenario/react.tsx';
import type { Call } from '../../sim/calls.ts';
import { PRIORITY } from '../../sim/job.ts';
import { useCall } from '../../sim-react/useCall.ts';
import { isByHand, withoutHandChanges } from '../context/byHand.ts';
import type { Flow, FlowLadder, RunLab } from './flowRun.ts';
import { stretchText } from './hand/stretch.ts';
import { type TouchedView, useTouched } from './hand/useTouched.ts';

/** A laboratory, and the call that computes the flow of a scenario's text. */
export interface RunSource<L extends RunLab> {
  readonly lab: L;
  readonly call: (text: string) => Call<'red_ladder' | 'tcp_ladder'>;
}

export type RunView<L extends RunLab> = TouchedView<Scenarios[L], FlowLadder>;

/** The flow of a scenario, and, if it is changed by hand, the same flow left alone. */
export function useFlowRun<L extends RunLab>(
  source: RunSource<L>,
  scenario: Readonly<Scenarios[L]>,
): RunView<L> {
  const own = useLadder(source, scenario, true);
  const free = useLadder(source, withoutHandChanges<Scenarios[L]>(scenario), isByHand(scenario));
  return useTouched(own, free);
}

/** The kept scenario's flow in the stretch that is shown; null where nothing is kept, or until it is computed. */
export function useKeptRun<L extends RunLab>(
  source: RunSource<L>,
  scenario: Readonly<Scenarios[L]>,
): Flow<L> | null {
  const kept = useKept(source.lab);
  const { from, span } = scenario;
  const { result, isStale } = useLadder(source, { ...(kept ?? scenario), from, span }, kept !== null);
  return useMemo(
    () => (kept === null || isStale || result === null ? null : { ...result, alone: null }),
    [kept, isStale, result],
  );
}

function useLadder<L extends RunLab>(
  { lab, call }: RunSource<L>,
  scenario: Readonly<Scenarios[L]>,
  isWanted: boolean,
) {
  const text = stretchText(lab, scenario);
  return useCall(
    isWanted ? `${lab} ladder ${text}` : null,
    PRIORITY.now,
    () => call(text),
    (ladder: FlowLadder) => ({ ladder, scenario }),
  );
}
