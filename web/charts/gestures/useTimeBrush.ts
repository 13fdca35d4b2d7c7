// A time axis that is read by pointing, and zoomed by dragging across, by keys or by a double click.

import { type PointerEvent, useState } from 'react';
import type { KeyLine } from './keys.ts';
import type { Point } from './point.ts';
import type { Range } from './range.ts';
import { type BrushProps, useBrush } from './useBrush.ts';

interface TimeBrush {
  /** The time that is read; null if none is. */
  readonly at: number | null;
  /** Whether the time is read in another chart or in a film. */
  readonly isElsewhere: boolean;
  /** The range being dragged across; null if none is. */
  readonly brush: Range | null;
  readonly isZoomed: boolean;
  /** Event handlers for the chart. */
  readonly handlers: {
    readonly cursor: string;
    readonly onPoint: (point: Point) => void;
    readonly onPress: (point: Point, event: PointerEvent<SVGSVGElement>) => void;
    readonly onRelease: () => void;
    readonly onLeave: () => void;
    readonly onDouble: () => void;
    readonly onFocus: () => void;
    readonly keys: readonly KeyLine[];
  };
}

/** `cursor` is a time that other charts mark too: this chart shows it, and tells them by `onCursor` what is read here. */
export function useTimeBrush(
  of: BrushProps,
  cursor: number | null = null,
  onCursor?: (time: number | null) => void,
): TimeBrush {
  const { whole, range } = of;
  const hand = useBrush(of);
  const [own, setOwn] = useState<number | null>(null);
  const setAt = (next: number | null) => {
    setOwn(next);
    onCursor?.(next);
  };
  const at = cursor ?? own;
  const now = at ?? (range[0] + range[1]) / 2;
  const isShown = at !== null && at >= range[0] && at <= range[1];
  return {
    at: isShown ? at : null,
    isElsewhere: cursor !== null && cursor !== own,
    brush: hand.brush,
    isZoomed: range[0] > whole[0] || range[1] < whole[1],
    handlers: {
      cursor: 'col-resize',
      onPoint: (point) => setAt(hand.point(point)),
      onPress: hand.press,
      onRelease: hand.release,
      onLeave: () => {
        hand.drop();
        setAt(null);
      },
      onDouble: () => hand.change(null),
      onFocus: () => setAt(now),
      keys: hand.keys(now, setAt),
    },
  };
}
