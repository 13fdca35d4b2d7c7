// The flow that is measured, for the figures and the texts of the bench.

import { createContext, use } from 'react';
import type { TraceFlow, TraceMeasures } from '#pkg/trace.js';
import { type MeasureId, measureIn } from '../../../bench/measures/table.ts';

export interface Measured {
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
