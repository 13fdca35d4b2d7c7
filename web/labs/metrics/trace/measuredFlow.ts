// The measured flow, for the figures and the texts of the bench.

import { createContext, use } from 'react';
import type { TraceFlow, TraceMeasures, TraceReport, TraceSequence, TraceSurvey } from '#pkg/texts.js';
import { type MeasureId, measureIn } from '../../../bench/results/table.ts';
import type { By } from './messages.ts';

/** The part of a capture that can be measured. */
export interface CaptureShare {
  readonly packets: number;
  /** Packets of flows with a sequence number, and of flows that only acknowledge or answer these. */
  readonly measurable: number;
  /** Number of flows with a sequence number. */
  readonly flows: number;
}

export interface MeasuredFlow {
  readonly capture: CaptureShare;
  readonly flow: TraceFlow;
  readonly found: TraceMeasures;
  /** The measures are those for the previous question. */
  readonly isStale: boolean;
}

export const MeasuredContext = createContext<MeasuredFlow | null>(null);

export function useMeasured(): MeasuredFlow | null {
  return use(MeasuredContext);
}

export function measureOf({ measures }: TraceMeasures, id: MeasureId<'metrics'>): number {
  return measureIn('metrics', measures.values, id);
}

/** The number by which a flow with these is read; undefined where it has none of the chosen kind. */
export function sequenceIn(sequences: readonly TraceSequence[], by: By): TraceSequence | undefined {
  const [best] = sequences;
  // a text has one number only, and is read by it whatever is chosen
  return by === 'auto' || best === 'csv' ? best : sequences.find((one) => one === by);
}

/**
 * Whether the survey has measured this flow: one that only acknowledges another, or has no number of the chosen kind,
 * has no measures.
 */
export function isMeasured({ figures }: Pick<TraceSurvey, 'figures'>, index: number): boolean {
  return !Number.isNaN(figures.received[index] ?? Number.NaN);
}

/**
 * Index of the flow to show: the one asked for; where that only acknowledges another, that other; else the most
 * reordered one. Undefined where no flow can be measured.
 */
export function flowToShow(
  { flows }: Pick<TraceReport, 'flows'>,
  survey: Pick<TraceSurvey, 'figures' | 'byHarm' | 'measured'>,
  asked: number | null,
): number | undefined {
  const wanted = asked === null ? [] : [asked, flows[asked]?.folded ?? -1];
  const found = wanted.find((index) => isMeasured(survey, index));
  return found ?? (survey.measured > 0 ? survey.byHarm[0] : undefined);
}

/** The part of a capture that can be measured by this kind of number. */
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
