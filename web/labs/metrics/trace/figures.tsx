// Figures of the measured flow.

import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { displacedOf, heldOf } from '../measures/samples.ts';
import { measureOf, useMeasured } from './found.ts';
import { LatenessFigure } from './LatenessFigure.tsx';
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
  return <ReorderDensityFigure {...displacedOf(measures)} entropy={measureOf(measured.found, 'entropy')} />;
}

export function BufferDensityFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { measures } = measured.found;
  return <OccupancyFigure {...heldOf(measures)} />;
}
