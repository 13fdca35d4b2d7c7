// Figures of the measured flow.

import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { sampleDisplacement, sampleOccupancy } from '../measures/samples.ts';
import { LatenessFigure } from './LatenessFigure.tsx';
import { measureOf, useMeasured } from './measuredFlow.ts';
import { countedOf } from './overTime.ts';
import { SeriesFigure } from './SeriesFigure.tsx';

export function TimeFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { series, reorderedRange } = measured.found;
  return <SeriesFigure series={series} range={reorderedRange} what={countedOf(measured.found)} />;
}

export function LateFigure() {
  const measured = useMeasured();
  return measured === null ? null : <LatenessFigure series={measured.found.series} />;
}

export function DensityFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { measures } = measured.found;
  return (
    <ReorderDensityFigure {...sampleDisplacement(measures)} entropy={measureOf(measured.found, 'entropy')} />
  );
}

export function BufferDensityFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { measures } = measured.found;
  return <OccupancyFigure {...sampleOccupancy(measures)} />;
}
