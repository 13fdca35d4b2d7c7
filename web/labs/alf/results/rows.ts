// The measures that both modes have, in the order of the table.

import type { MeasureId } from '../../../bench/results/table.ts';

type Sides<I> = I extends `${infer Q}_in_order` ? Q : never;
/** What both modes have a measure of. */
type SidedQuantity = Sides<MeasureId<'alf'>>;

export interface Row {
  /** Measure ids are this with `_in_order` and `_out_of_order`. */
  readonly measure: SidedQuantity;
  /** Its name where it stands beside the gain; the others are a click away. */
  readonly headline?: string;
  /** The measure that says what is saved, of each run by itself; left out, the means are compared. */
  readonly gain?: 'gain' | 'gain_latency';
  /** What out-of-sequence processing makes of it when it is smaller, and when it is larger. */
  readonly smaller: string;
  readonly larger: string;
}

/** A measure of both modes that has no row is an error of type. */
const OF: Readonly<Record<SidedQuantity, Omit<Row, 'measure'>>> = {
  total_time: { headline: 'Completion', gain: 'gain', smaller: 'sooner', larger: 'later' },
  latency_mean: { gain: 'gain_latency', smaller: 'shorter', larger: 'longer' },
  buffer_mean: { headline: 'In the buffer, mean', smaller: 'less', larger: 'more' },
  buffer_max: { smaller: 'less', larger: 'more' },
  waiting_mean: { smaller: 'shorter', larger: 'longer' },
  blocking_mean: { smaller: 'shorter', larger: 'longer' },
  jitter_deviation: { headline: 'Jitter', smaller: 'less', larger: 'more' },
  jitter: { smaller: 'less', larger: 'more' },
};

export const ROWS: readonly Row[] = Object.entries(OF).map(([measure, row]) => ({
  measure: measure as SidedQuantity,
  ...row,
}));
