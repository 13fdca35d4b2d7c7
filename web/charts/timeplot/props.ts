import type { Range } from '../gestures/range.ts';
import type { ChartSize } from '../layout/useChartSize.ts';
import type { Marker } from '../marks/Marks.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import type { Events, QuantityLane, Rows, Start } from './quantity.ts';

export interface TimePlotProps extends ChartSize {
  time: AxisSpec;
  /** From above; the title of the upright axis is the first one's. */
  lanes: readonly QuantityLane[];
  /** Below the quantities. */
  events?: Events | undefined;
  /** Below the events. */
  rows?: Rows | undefined;
  start?: Start | undefined;
  /** Times that a paper states. */
  uprights?: readonly Marker[] | undefined;
  /** The whole time range. */
  whole: Range;
  /** The part that is shown. */
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** A time marked in this chart and in others beside it. */
  cursor?: number | null | undefined;
  onCursor?: ((time: number | null) => void) | undefined;
  /** What of several runs is shown, as it follows a time that is read. */
  sample?: string | undefined;
}
