// The measures that both modes have, in the order of the table.

export interface Row {
  /** Measure ids are this with `_in_order` and `_out_of_order`. */
  readonly measure: string;
  readonly name: string;
  readonly unit: string;
  /** Its name where it stands beside the gain; the others are a click away. */
  readonly headline?: string;
  /** The measure that says what is saved, of each run by itself; left out, the means are compared. */
  readonly gain?: 'gain' | 'gain_latency';
  /** What out-of-sequence processing makes of it when it is smaller, and when it is larger. */
  readonly smaller: string;
  readonly larger: string;
}

export const ROWS: readonly Row[] = [
  {
    measure: 'total_time',
    name: 'Completion time',
    headline: 'Completion',
    gain: 'gain',
    unit: 'ms',
    smaller: 'sooner',
    larger: 'later',
  },
  {
    measure: 'latency_mean',
    gain: 'gain_latency',
    name: 'Mean total time of an ADU',
    unit: 'ms',
    smaller: 'shorter',
    larger: 'longer',
  },
  {
    measure: 'buffer_mean',
    name: 'Buffers in use, mean',
    headline: 'Mean buffers',
    unit: 'ADUs',
    smaller: 'less',
    larger: 'more',
  },
  { measure: 'buffer_max', name: 'Buffers in use, most', unit: 'ADUs', smaller: 'less', larger: 'more' },
  {
    measure: 'waiting_mean',
    name: 'Wait of an ADU in the buffer, mean',
    unit: 'ms',
    smaller: 'shorter',
    larger: 'longer',
  },
  {
    measure: 'blocking_mean',
    name: 'Blocking time of the application, mean',
    unit: 'ms',
    smaller: 'shorter',
    larger: 'longer',
  },
  {
    measure: 'jitter',
    name: 'Jitter of the blocking time',
    headline: 'Jitter',
    unit: 'ms²',
    smaller: 'less',
    larger: 'more',
  },
];
