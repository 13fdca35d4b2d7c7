// RD and RBD of the arrival order.

import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { measureOf, useFound } from './found.ts';
import { useKeptSequence } from './useSequence.ts';

export function DensityFigure() {
  const found = useFound();
  const kept = useKeptSequence() ?? undefined;
  if (found === null) return null;
  const { measures } = found.report;
  return (
    <ReorderDensityFigure
      kept={kept}
      rd={measures.rd}
      threshold={measures.threshold}
      mean={measureOf(found.report, 'mean_displacement')}
      entropy={measureOf(found.report, 'entropy')}
      beyond={measures.beyond}
    />
  );
}

export function BufferDensityFigure() {
  const found = useFound();
  const kept = useKeptSequence()?.rbd;
  if (found === null) return null;
  const { measures } = found.report;
  return (
    <OccupancyFigure
      kept={kept}
      rbd={measures.rbd}
      neglecting={measureOf(found.report, 'lost') > 0 ? measures.rbdNeglectingLosses : undefined}
      mean={measureOf(found.report, 'buffer_mean')}
      tooLate={measures.tooLate}
    />
  );
}
