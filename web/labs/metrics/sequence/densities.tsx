// RD and RBD of the arrival order.

import type { ReorderingMeasures } from '#pkg/metrics.js';
import { measureIn } from '../../../bench/results/table.ts';
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
  const kept = useKeptSequence();
  if (found === null) return null;
  const { measures } = found.report;
  return (
    <OccupancyFigure
      kept={kept === null ? undefined : occupancyOf(kept)}
      {...occupancyOf(measures)}
      mean={measureOf(found.report, 'buffer_mean')}
      tooLate={measures.tooLate}
    />
  );
}

function occupancyOf({ rbd, rbdNeglectingLosses, values }: ReorderingMeasures) {
  return { rbd, neglecting: measureIn('metrics', values, 'lost') > 0 ? rbdNeglectingLosses : undefined };
}
