// A time axis that is read by pointing and zoomed by dragging across, by keys or by a double click.

import { type PointerEvent, useState } from 'react';
import type { KeyLine } from './keys.ts';
import type { Point } from './point.ts';
import type { Range } from './range.ts';
import { type BrushProps, useBrush } from './useBrush.ts';

export interface TimeBrush {
  /** The time that is read; null where none is. */
  readonly at: number | null;
  /** The stretch under the pointer while it is dragged across. */
  readonly brush: Range | null;
  readonly isZoomed: boolean;
  /** For the chart. */
  readonly handlers: {
    readonly cursor: string;
    readonly onPoint: (point: Point) => void;
    readonly onPress: (point: Point, event: PointerEvent<SVGSVGElement>) => void;
    readonly onRelease: () => void;
    readonly onLeave: () => void;
    readonly onBlur: () => void;
    readonly onDouble: () => void;
    readonly onFocus: () => void;
    readonly keys: readonly KeyLine[];
  };
}

export function useTimeBrush(of: BrushProps): TimeBrush {
  const { whole, range } = of;
  const hand = useBrush(of);
  const [at, setAt] = useState<number | null>(null);
  const middle = (range[0] + range[1]) / 2;
  const leave = () => {
    hand.drop();
    setAt(null);
  };
  const isShown = at !== null && at >= range[0] && at <= range[1];
  return {
    at: isShown ? at : null,
    brush: hand.brush,
    isZoomed: range[0] > whole[0] || range[1] < whole[1],
    handlers: {
      cursor: 'col-resize',
      onPoint: (point) => setAt(hand.point(point)),
      onPress: hand.press,
      onRelease: hand.release,
      onLeave: leave,
      onBlur: leave,
      onDouble: () => hand.change(null),
      onFocus: () => setAt((old) => old ?? middle),
      keys: hand.keys(at ?? middle, setAt),
    },
  };
}
