// The packets of a plot on a canvas.

import { useCallback, useMemo } from 'react';
import type { Area } from '../layout/usePlot.ts';
import { CanvasLayer } from '../marks/CanvasLayer.tsx';
import { usePalette } from '../marks/palette.ts';
import type { Scale } from '../scales/scale.ts';
import { cellsOf, channelsOf, formMarkup, formsOf, paintForms, pixelsOf, placeOf } from './paint.ts';
import type { SequencePicture } from './picture.ts';

interface PaintedPacketsProps {
  readonly picture: SequencePicture;
  readonly area: Area;
  readonly x: Scale;
  readonly y: Scale;
}

export function PaintedPackets({ picture, area, x, y }: PaintedPacketsProps) {
  const palette = usePalette();
  const { left, top, width, height } = area;
  const pixels = useMemo(() => pixelsOf(palette, channelsOf), [palette]);
  const cells = useMemo(() => cellsOf(picture, pixels), [picture, pixels]);
  const forms = useMemo(() => formsOf(picture.points, x, y, area), [picture, x, y, area]);
  const place = useMemo(() => placeOf(picture, x, y), [picture, x, y]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, width, height);
      context.save();
      context.translate(-left, -top);
      context.imageSmoothingEnabled = false;
      if (cells !== null) context.drawImage(cells, place.left, place.top, place.width, place.height);
      paintForms(context, forms, palette);
      context.restore();
    },
    [cells, forms, palette, place, left, top, width, height],
  );
  const vector = useCallback(() => {
    const image =
      cells === null
        ? ''
        : `<image x="${place.left - left}" y="${place.top - top}" width="${place.width}" height="${place.height}" preserveAspectRatio="none" image-rendering="pixelated" href="${cells.toDataURL()}"/>`;
    const clip = 'packets-drawn';
    return `<clipPath id="${clip}"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#${clip})">${image}<g transform="translate(${-left} ${-top})">${formMarkup(forms, palette)}</g></g>`;
  }, [cells, forms, palette, place, left, top, width, height]);
  return <CanvasLayer {...{ left, top, width, height, draw, vector }} />;
}
