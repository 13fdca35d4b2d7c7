// The flow that is measured, for the figures and the texts of the bench.

import { createContext, use } from 'react';
import type { TraceFlow, TraceMeasures, TraceReport, TraceSequence, TraceSurvey } from '#pkg/texts.js';
import { type MeasureId, measureIn } from '../../../bench/results/table.ts';
import type { By } from './messages.ts';

/** What of a whole capture can be measured. */
export interface CaptureShare {
  readonly packets: number;
  /** Packets of flows that carry a number, and of those that only acknowledge or answer them. */
  readonly measurable: number;
  /** How many flows carry a number. */
  readonly flows: number;
}

export interface Measured {
  readonly capture: CaptureShare;
  readonly flow: TraceFlow;
  readonly found: TraceMeasures;
  /** The measures are those of the question before this one. */
  readonly isStale: boolean;
}

export const MeasuredContext = createContext<Measured | null>(null);

export function useMeasured(): Measured | null {
  return use(MeasuredContext);
}

export function measureOf({ measures }: TraceMeasures, id: MeasureId<'metrics'>): number {
  return measureIn('metrics', measures.values, id);
}

/** The number by which a flow of these is read; undefined where it has none of the kind. */
export function sequenceIn(sequences: readonly TraceSequence[], by: By): TraceSequence | undefined {
  const [best] = sequences;
  // a text has one alone, and is read by it whatever is chosen
  return by === 'auto' || best === 'csv' ? best : sequences.find((one) => one === by);
}

/** Whether the survey has measured this flow: one that acknowledges another, or has no number of the chosen kind, has nothing to show. */
export function isMeasured({ figures }: Pick<TraceSurvey, 'figures'>, index: number): boolean {
  return !Number.isNaN(figures.received[index] ?? Number.NaN);
}

/** The flow that is looked at: the one asked for; where that acknowledges another, the other; else the one that reordering affects most. Undefined where no flow tells an order. */
export function lookedAt(
  { flows }: Pick<TraceReport, 'flows'>,
  survey: Pick<TraceSurvey, 'figures' | 'byHarm' | 'measured'>,
  asked: number | null,
): number | undefined {
  const wanted = asked === null ? [] : [asked, flows[asked]?.folded ?? -1];
  const found = wanted.find((index) => isMeasured(survey, index));
  return found ?? (survey.measured > 0 ? survey.byHarm[0] : undefined);
}

/** What of a capture can be measured by this kind of number. */
export function measurableIn({ flows, packets }: TraceReport, by: By): CaptureShare {
  const counted = flows.filter(
    ({ sequences, folded }) => folded !== undefined || sequenceIn(sequences, by) !== undefined,
  );
  return {
    packets,
    measurable: counted.reduce((sum, flow) => sum + flow.packets, 0),
    flows: counted.filter(({ folded }) => folded === undefined).length,
  };
}
