import type { Range } from '../gestures/range.ts';
import type { ChartSize } from '../layout/useChartSize.ts';
import type { Marker } from '../marks/Marks.tsx';
import type { AxisSpec } from '../scales/axis.ts';
import type { Events, QuantityLane, Rows, Start } from './quantity.ts';

export interface TimePlotProps extends ChartSize {
  time: AxisSpec;
  /** Lanes from top to bottom; the first gives the plot its title. */
  lanes: readonly QuantityLane[];
  /** Events, drawn below the quantities. */
  events?: Events | undefined;
  /** Small traces, drawn below the events. */
  rows?: Rows | undefined;
  start?: Start | undefined;
  /** Times stated by a paper, drawn as vertical lines. */
  uprights?: readonly Marker[] | undefined;
  /** The whole time range. */
  whole: Range;
  /** The visible part of the whole. */
  range: Range;
  onRange: (range: Range, phase: 'live' | 'commit') => void;
  /** A time marked in this chart and in the charts beside it. */
  cursor?: number | null | undefined;
  onCursor?: ((time: number | null) => void) | undefined;
  /** Name of the run that is shown, if there are several; it follows the time that is read. */
  sample?: string | undefined;
}
