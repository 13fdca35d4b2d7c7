// The measures of the arrival order, for the figures and the texts of its bench.

import { createContext, use } from 'react';
import type { SequenceMeasures, SequenceReport } from '#pkg/metrics.js';
import { type MeasureId, measureIn } from '../../../bench/results/table.ts';
import { type Explained, explainedArrivals } from './sentences.ts';

/** Largest number of packets in the crossings, and in the table. */
export const WINDOW = 400;

export interface ExplainedSequence {
  readonly report: SequenceMeasures;
  /** Index of the first arrival that is shown packet by packet, and all that are shown. */
  readonly from: number;
  readonly packets: readonly Explained[];
  readonly onMove: (from: number) => void;
}

export const ExplainedContext = createContext<ExplainedSequence | null>(null);

/** The measures and the packets that are shown; null where the order cannot be read. */
export function explainSequence(
  report: SequenceReport | null,
  from: number,
  onMove: ExplainedSequence['onMove'],
): ExplainedSequence | null {
  if (report === null || report.error !== undefined) return null;
  const { length } = report.arrivals;
  // the order may have become shorter than the index
  const start = from < length ? from : 0;
  const packets = explainedArrivals(report, start, Math.min(length, start + WINDOW));
  return { report, from: start, packets, onMove };
}

export function useExplainedSequence(): ExplainedSequence | null {
  return use(ExplainedContext);
}

export function measureOf({ measures }: SequenceMeasures, id: MeasureId<'metrics'>): number {
  return measureIn('metrics', measures.values, id);
}
