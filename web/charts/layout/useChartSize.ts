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

/** Charts narrower than this (px) are on a phone, which has more room downwards than across. */
const NARROW_CHART = 400;

/** The size for which a chart is laid out invisibly until its box is known. */
const UNKNOWN: Size = { width: 640, height: 320 };

function heightFor(width: number, { height, aspect }: ChartSize): number {
  return (
    height ?? Math.round(Math.min(480, Math.max(width < NARROW_CHART ? 280 : 220, width * (aspect ?? 0.5))))
  );
}

/**
 * The size of a chart in pixels: that of its box if it fills one, otherwise the given width and a height computed from
 * it.
 */
export function useChartSize(wanted: ChartSize = {}): [RefCallback<HTMLElement>, Size] {
  const [ref, { width, height }] = useSize();
  const isInFlow = useLook() === 'flow';
  return [
    ref,
    { width, height: isInFlow ? heightFor(width || UNKNOWN.width, wanted) : height || UNKNOWN.height },
  ];
}
