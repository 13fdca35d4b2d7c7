// The picture of a plot: only the newest that was asked for is made, and the previous one is shown until then.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { TraceRaster } from '#pkg/texts.js';
import type { PictureRequest, SequencePicture } from '../../../../charts/timesequence/picture.ts';
import type { AskOf, FlowKey } from '../asks.ts';
import { trace } from '../useTrace.ts';

interface DrawnPicture extends SequencePicture {
  readonly raster: TraceRaster;
}

/** The newest picture, and a function that asks for another. */
export type Drawing = readonly [DrawnPicture | null, (wanted: PictureRequest) => void];

type RasterQuestion = AskOf<'raster'>;

export function usePicture(of: FlowKey, axis: RasterQuestion['axis']): Drawing {
  const [drawn, setDrawn] = useState<{ readonly of: FlowKey; readonly picture: DrawnPicture } | null>(null);
  // includes the flow: another one may be chosen while a picture is made
  const newest = useRef<RasterQuestion | null>(null);
  const isBusy = useRef(false);
  const want = useCallback(
    (wanted: PictureRequest) => {
      newest.current = { what: 'raster', of, axis, ...wanted };
      const ask = async () => {
        isBusy.current = true;
        const asked = newest.current;
        newest.current = null;
        const raster = asked && (await trace.ask<'raster'>(asked));
        if (raster) setDrawn({ of: asked.of, picture: pictureOf(raster) });
        isBusy.current = false;
        if (newest.current !== null) await ask();
      };
      if (!isBusy.current) void ask();
    },
    [of, axis],
  );
  useEffect(
    () => () => {
      newest.current = null;
    },
    [],
  );
  return [drawn?.of === of ? drawn.picture : null, want];
}

function pictureOf(raster: TraceRaster): DrawnPicture {
  const { from, to, low, high, width, height, cells, points, heights } = raster;
  return {
    view: { from, to, low, high },
    width,
    height,
    cells,
    points: { times: points.times, numbers: heights, kinds: points.kinds },
    raster,
  };
}
