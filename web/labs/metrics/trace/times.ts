// The intervals of a trace as an axis.

import type { ReorderingSeries } from '#pkg/trace.js';
import type { AxisSpec } from '../../../charts/frame/axis.ts';

/** Edges of the intervals, in seconds where the trace is long. */
export function timesOf({ unit, start, width, received }: ReorderingSeries): {
  edges: number[];
  axis: AxisSpec;
} {
  const bins = received.length;
  const end = start + width * bins;
  const isLong = unit === 'ms' && end - start >= 5000;
  const scale = isLong ? 1000 : 1;
  const edges = Array.from({ length: bins + 1 }, (_, i) => (start + width * i) / scale);
  const axis: AxisSpec =
    unit === 'packets' ? { label: 'Arrivals', integer: true } : { label: 'Time', unit: isLong ? 's' : 'ms' };
  return { edges, axis };
}
