import type { RefCallback } from 'react';
import { useLook } from './look.ts';
import { type Size, useSize } from './useSize.ts';

export interface ChartSize {
  /** Pixels; left out: the width times `aspect`, between 220 (280 on a phone) and 480. Only a chart in the flow of a page has a say in it. */
  height?: number | undefined;
  aspect?: number | undefined;
}

/** Below this a chart is on a phone, where there is more room downwards than across. */
export const NARROW = 400;

/** Before its box is known a chart is laid out for this one, unseen. */
const UNKNOWN: Size = { width: 640, height: 320 };

function heightFor(width: number, { height, aspect }: ChartSize): number {
  return height ?? Math.round(Math.min(480, Math.max(width < NARROW ? 280 : 220, width * (aspect ?? 0.5))));
}

/** The size of a chart, in pixels: of its box where it fills one, otherwise as high as its width asks for. */
export function useChartSize(wanted: ChartSize = {}): [RefCallback<HTMLElement>, Size] {
  const [ref, { width, height }] = useSize();
  const isInFlow = useLook() === 'flow';
  return [
    ref,
    { width, height: isInFlow ? heightFor(width || UNKNOWN.width, wanted) : height || UNKNOWN.height },
  ];
}
