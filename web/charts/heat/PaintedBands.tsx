// A surface as bands of colour, below the lines and words of its chart.

import { useCallback, useMemo } from 'react';
import type { DivergingScale } from '../colour/diverging.ts';
import type { Plot } from '../layout/usePlot.ts';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import type { Matrix } from '../scales/matrix.ts';
import { bandsOf, canvasPathOf, pathOf } from './bands.ts';

interface PaintedBandsProps {
  readonly matrix: Matrix;
  readonly plot: Plot;
  readonly domain: readonly [number, number];
  /** Width of a band in the measure's unit. */
  readonly step: number;
  readonly colour: DivergingScale;
}

export function PaintedBands({ matrix, plot, domain: [low, high], step, colour }: PaintedBandsProps) {
  const { area, x, y } = plot;
  const { left, top, width, height } = area;
  // computed piece by piece before painting, not while React renders
  const bands = useMemo(
    () => bandsOf(matrix, [low, high], step, { area, x, y }),
    [matrix, low, high, step, area, x, y],
  );
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, height);
      context.save();
      context.translate(-left, -top);
      for (const { value, region } of bands.all()) {
        context.fillStyle = colour(value) ?? 'transparent';
        context.fill(canvasPathOf(region), 'evenodd');
      }
      context.restore();
    },
    [bands, colour, left, top, width, height],
  );
  const vector = useCallback(
    () =>
      `<g transform="translate(${-left} ${-top})" fill-rule="evenodd">${bands
        .all()
        .map(({ value, region }) => `<path d="${pathOf(region)}" fill="${colour(value)}"/>`)
        .join('')}</g>`,
    [bands, colour, left, top],
  );
  return <CanvasLayer {...{ left, top, width, height, draw, vector, heavy: bands, find: bands.find }} />;
}
