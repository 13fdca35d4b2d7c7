// The figures of the bench, in the order of the strip.

import { laterFigure } from '../../../bench/figure/laterFigure.tsx';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import type { FigureEntry } from '../../../bench/page/figureEntry.ts';
import { CrossingsFigure } from './CrossingsFigure.tsx';

const DensityFigure = laterFigure(
  'the reorder density',
  async () => (await import('./densities.tsx')).DensityFigure,
);
const BufferDensityFigure = laterFigure(
  'the buffer-occupancy density',
  async () => (await import('./densities.tsx')).BufferDensityFigure,
);

const BufferFigure = laterFigure(
  'the buffer over time',
  async () => (await import('./BufferFigure.tsx')).BufferFigure,
);

export const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'crossings', Figure: CrossingsFigure },
  { id: 'density', Figure: DensityFigure },
  { id: 'rbd', Figure: BufferDensityFigure },
  { id: 'buffer', Figure: BufferFigure },
];
