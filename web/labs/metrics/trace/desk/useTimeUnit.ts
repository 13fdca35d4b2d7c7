// The unit of a capture's times, the same in all its figures.

import { useMeasured } from '../measuredFlow.ts';
import { unitOf } from '../times.ts';

export function useTimeUnit(): ReturnType<typeof unitOf> {
  const series = useMeasured()?.found.series;
  if (series === undefined || series.unit !== 'ms') return unitOf(0, 0);
  return unitOf(series.start, series.start + series.width * series.received.length);
}
