// Places a remark beside a bend of a curve, where it covers nothing.

import type { Box } from '../../layout/box.ts';
import type { Plot } from '../../layout/usePlot.ts';
import { leastInk } from '../../placement/leastInk.ts';
import { type CurveSeries, valueAt } from '../series.ts';

/** A remark on the curve at x. */
export interface Remark {
  readonly x: number;
  readonly lines: readonly string[];
}

/** Distance between the curve and the words (px). */
const AWAY = 12;
/** Offsets from the bend that are tried (px), the nearest first. */
const ACROSS = [28, 52, 84, 124, -28, -52, -84];
const UP = [14, 30, 50, 74, 102, 134];

/** The nearest box of this size that covers no line, no band and no vertical line; null if there is none. */
export function remarkPlace(
  anchor: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
  series: readonly CurveSeries[],
  plot: Pick<Plot, 'area' | 'x' | 'y'>,
  uprights: readonly number[],
): Box | null {
  const { area } = plot;
  const places = UP.flatMap((up) =>
    ACROSS.map((across): Box => {
      const left = across > 0 ? anchor.x + across : anchor.x + across - size.width;
      const bottom = anchor.y - up;
      return { left, right: left + size.width, top: bottom - size.height, bottom };
    }),
  );
  const isCrossed = (box: Box) => uprights.some((at) => at > box.left - AWAY && at < box.right + AWAY);
  const isClear = (box: Box) => !isCrossed(box) && series.every((one) => isFree(one, box, plot));
  return leastInk(places, (box) => box, {
    bounds: { ...area, bottom: Number.POSITIVE_INFINITY },
    ink: (box) => (isClear(box) ? 0 : Number.POSITIVE_INFINITY),
  });
}

/** Whether a line and its band keep away from a box. */
export function isFree(series: CurveSeries, box: Box, { x, y }: Pick<Plot, 'x' | 'y'>): boolean {
  const { band } = series;
  const [from, to] = [x.invert(box.left - AWAY), x.invert(box.right + AWAY)];
  const between = Array.from(series.x).filter((at) => at > from && at < to);
  return [from, ...between, to].every((at) => {
    const heights = [
      series,
      ...(band
        ? [
            { x: series.x, y: band.low },
            { x: series.x, y: band.high },
          ]
        : []),
    ]
      .map((one) => y(valueAt(one, at)))
      .filter(Number.isFinite);
    return (
      heights.length === 0 ||
      Math.min(...heights) > box.bottom + AWAY / 2 ||
      Math.max(...heights) < box.top - AWAY / 2
    );
  });
}
