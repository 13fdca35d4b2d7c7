// What was found of the arrival order, for the figures and the texts of its bench.

import { createContext, use } from 'react';
import type { SequenceMeasures, SequenceReport } from '#pkg/metrics.js';
import { type MeasureId, measureIn } from '../../../bench/results/table.ts';
import { type Explained, explainedArrivals } from './sentences.ts';

/** Packets in the crossings and in the table at once. */
export const WINDOW = 400;

export interface Found {
  readonly report: SequenceMeasures;
  /** The first of the arrivals that are shown packet by packet, and all of those. */
  readonly from: number;
  readonly packets: readonly Explained[];
  readonly onMove: (from: number) => void;
}

export const FoundContext = createContext<Found | null>(null);

/** Null while nothing can be read. */
export function foundIn(report: SequenceReport | null, from: number, onMove: Found['onMove']): Found | null {
  if (report === null || report.error !== undefined) return null;
  const { length } = report.arrivals;
  // of an order that has become shorter there is nothing left so far behind
  const start = from < length ? from : 0;
  const packets = explainedArrivals(report, start, Math.min(length, start + WINDOW));
  return { report, from: start, packets, onMove };
}

export function useFound(): Found | null {
  return use(FoundContext);
}

export function measureOf({ measures }: SequenceMeasures, id: MeasureId<'metrics'>): number {
  return measureIn('metrics', measures.values, id);
}
