// RD and RBD of the arrival order, as figures.

import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ReorderDensityFigure } from '../measures/ReorderDensityFigure.tsx';
import { sampleDisplacement, sampleOccupancy } from '../measures/samples.ts';
import { measureOf, useExplainedSequence } from './explained.ts';
import { useKeptSequence } from './useSequence.ts';

export function DensityFigure() {
  const found = useExplainedSequence();
  const kept = useKeptSequence() ?? undefined;
  if (found === null) return null;
  const { report } = found;
  return (
    <ReorderDensityFigure
      {...sampleDisplacement(report.measures)}
      kept={kept}
      entropy={measureOf(report, 'entropy')}
    />
  );
}

export function BufferDensityFigure() {
  const found = useExplainedSequence();
  const kept = useKeptSequence();
  if (found === null) return null;
  const { measures } = found.report;
  return (
    <OccupancyFigure
      {...sampleOccupancy(measures)}
      kept={kept === null ? undefined : sampleOccupancy(kept)}
    />
  );
}
