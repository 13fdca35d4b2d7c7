// The part of the first run that the queue trace shows.

import { useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import type { RedTrace } from '#pkg/red.js';
import { LOOKS } from '#pkg/red.queue.heads.ts';
import type { Range } from '../../../charts/gestures/range.ts';
import { encode } from '../../../scenario/encode.ts';
import { useKept } from '../../../scenario/react.tsx';
import { withDefaults } from '../../../scenario/values.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';

export interface Trace {
  readonly trace: RedTrace;
  /** The time window that was asked for (s). */
  readonly range: Range;
  /** For each flow: its window at every sampling time, and the times at which it was cut. */
  readonly flows: readonly { readonly values: Float64Array; readonly cuts: readonly Cut[] }[];
}

interface Cut {
  readonly time: number;
  /** The packet that the sender took for lost was not lost. */
  readonly isNeedless: boolean;
}

export function useTrace(scenario: Readonly<RedScenario>): JobView<Trace> {
  const [from, to] = rangeOf(scenario);
  const text = encode(
    'red',
    withDefaults('red', { ...scenario, from, span: to - from }, ['runs', 'fig', 'family', 'against']),
  );
  return useCall(
    `trace ${text}`,
    PRIORITY.now,
    () => ({ fn: 'red_trace', args: [text, 0, LOOKS] }),
    (trace: RedTrace): Trace => ({ trace, range: [from, to], flows: flowsOf(trace) }),
  );
}

interface KeptTrace {
  readonly trace: Trace;
  readonly scenario: Readonly<RedScenario>;
}

/** The kept scenario over the same time; null where nothing is kept, or until it has come. */
export function useKeptTrace({ from, span, ...others }: Readonly<RedScenario>): KeptTrace | null {
  const kept = useKept('red');
  const scenario = { ...(kept ?? others), from, span };
  // without a kept scenario this is the scenario's own trace
  const { result, isStale } = useTrace(scenario);
  return useMemo(
    () => (kept === null || isStale || result === null ? null : { trace: result, scenario: kept }),
    [kept, isStale, result],
  );
}

export function rangeOf({ from, span, duration }: Pick<RedScenario, 'from' | 'span' | 'duration'>): Range {
  const start = Math.min(from, Math.max(0, duration - span));
  return [start, Math.min(duration, start + span)];
}

function flowsOf(trace: RedTrace): Trace['flows'] {
  const { times, windows, flows, cutTimes, cutFlows, cutNeedless } = trace;
  const cuts = Array.from(cutTimes, (time, i) => ({ time, isNeedless: cutNeedless[i] === 1 }));
  return Array.from({ length: flows }, (_, flow) => ({
    values: Float64Array.from(times, (_, look) => windows[look * flows + flow] ?? Number.NaN),
    cuts: cuts.filter((_, i) => cutFlows[i] === flow),
  }));
}
