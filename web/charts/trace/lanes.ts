// The layout of the traces of a chart: overlaid, or each with an axis of its own.

import type { Scale } from '../frame/scale.ts';
import type { Area } from '../frame/usePlot.ts';
import type { StepSeries } from './series.ts';

export interface Lane {
  area: Area;
  y: Scale;
  series: readonly StepSeries[];
}

export function laneLayout(area: Area, y: Scale, series: readonly StepSeries[], lanes: boolean): Lane[] {
  if (!lanes || series.length < 2) return [{ area, y, series }];
  const gap = 18;
  const height = (area.height - gap * (series.length - 1)) / series.length;
  return series.map((one, i) => {
    const top = area.top + i * (height + gap);
    const own = { ...area, top, bottom: top + height, height };
    return { area: own, y: y.within([own.bottom, own.top]), series: [one] };
  });
}
