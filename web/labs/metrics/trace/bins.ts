// Intervals of a trace's time, merged into fewer where the trace is short: a share needs enough packets.

import type { ReorderingSeries } from '#pkg/texts.js';

/** Least mean number of packets in an interval, ... */
const WANTED = 25;
/** ... unless this leaves fewer intervals than so many. */
const LEAST = 10;

export interface Bins
  extends Pick<ReorderingSeries, 'unit' | 'received' | 'reordered' | 'duplicates' | 'extent'> {
  /** Bounds of the intervals, one more than there are intervals: times (ms), or indices of arrivals from 0. */
  readonly edges: readonly number[];
}

export function binsOf(series: ReorderingSeries): Bins {
  const { unit, start, width, received } = series;
  const count = received.length;
  const packets = received.reduce((sum, one) => sum + one, 0);
  const bins = Math.min(count, Math.max(LEAST, Math.floor(packets / WANTED)));
  const together = evenly(count, Math.ceil(count / bins));
  const places = Array.from({ length: Math.ceil(count / together) + 1 }, (_, i) =>
    Math.min(count, i * together),
  );
  const merged = (values: Uint32Array, merge: (part: Uint32Array) => number) =>
    Uint32Array.from({ length: places.length - 1 }, (_, i) =>
      merge(values.subarray(places[i], places[i + 1])),
    );
  const sum = (part: Uint32Array) => part.reduce((all, one) => all + one, 0);
  return {
    unit,
    received: merged(received, sum),
    reordered: merged(series.reordered, sum),
    duplicates: merged(series.duplicates, sum),
    extent: merged(series.extent, (part) => Math.max(0, ...part)),
    edges: places.map((place) => edge(start + width * place, unit)),
  };
}

/**
 * In each interval, the share of reordered packets among first copies, and the share of copies among all arrivals; 0
 * where nothing arrives.
 */
export function sharesOf({ received, reordered, duplicates }: Bins) {
  const share = (count: number, of: number) => count / Math.max(1, of);
  return {
    reordered: Array.from(reordered, (count, i) => share(count, received[i] ?? 0)),
    duplicates: Array.from(duplicates, (count, i) => share(count, count + (received[i] ?? 0))),
  };
}

/**
 * Columns of tables of the intervals, by their ids; times are those of the capture, whatever unit the axis has. The
 * extent is NaN where nothing is reordered.
 */
export function columnsOf({ edges, received, reordered, duplicates, extent }: Bins) {
  const [from, to] = [edges.slice(0, -1), edges.slice(1)];
  const extent_max = Array.from(extent, (most, i) => (reordered[i] === 0 ? Number.NaN : most));
  return { from, to, received, reordered, duplicates, extent_max };
}

/** Number of intervals to merge: at least `least`, up to half more if all merged intervals are then equally long. */
function evenly(count: number, least: number): number {
  for (let together = least; 2 * together <= 3 * least; together += 1) {
    if (count % together === 0) return together;
  }
  return least;
}

function edge(at: number, unit: ReorderingSeries['unit']): number {
  return unit === 'packets' ? Math.max(0, Math.ceil(at - 1e-9)) : at;
}
