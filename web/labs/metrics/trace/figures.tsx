// The figures of the flow that is measured.

import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { measureOf, useMeasured } from './found.ts';
import { LatenessFigure } from './LatenessFigure.tsx';
import { SeriesFigure } from './SeriesFigure.tsx';

export function TimeFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { series, reorderedRange } = measured.found;
  return <SeriesFigure series={series} range={reorderedRange} />;
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
    <ReorderDensityFigure
      rd={measures.rd}
      threshold={measures.threshold}
      mean={measureOf(measured.found, 'mean_displacement')}
      entropy={measureOf(measured.found, 'entropy')}
      beyond={measures.beyond}
    />
  );
}

export function BufferDensityFigure() {
  const measured = useMeasured();
  if (measured === null) return null;
  const { measures } = measured.found;
  return (
    <OccupancyFigure
      rbd={measures.rbd}
      neglecting={measureOf(measured.found, 'lost') > 0 ? measures.rbdNeglectingLosses : undefined}
      mean={measureOf(measured.found, 'buffer_mean')}
      tooLate={measures.tooLate}
    />
  );
}
