import type { RefCallback } from 'react';
import { useLook } from './look.ts';
import { type Size, useSize } from './useSize.ts';

export interface ChartSize {
  /**
   * Pixels; by default the width times `aspect`, between 220 (280 on a phone) and 480. Applies only to a
   * chart in the flow of a page.
   */
  height?: number | undefined;
  aspect?: number | undefined;
}

/** A chart narrower than this is on a phone, which has more room downwards than across. */
const NARROW_CHART = 400;

/** Until its box is known, a chart is laid out invisibly for this size. */
const UNKNOWN: Size = { width: 640, height: 320 };

function heightFor(width: number, { height, aspect }: ChartSize): number {
  return (
    height ?? Math.round(Math.min(480, Math.max(width < NARROW_CHART ? 280 : 220, width * (aspect ?? 0.5))))
  );
}

/** The size of a chart in pixels: that of its box if it fills one, otherwise a height computed from the width. */
export function useChartSize(wanted: ChartSize = {}): [RefCallback<HTMLElement>, Size] {
  const [ref, { width, height }] = useSize();
  const isInFlow = useLook() === 'flow';
  return [
    ref,
    { width, height: isInFlow ? heightFor(width || UNKNOWN.width, wanted) : height || UNKNOWN.height },
  ];
}
