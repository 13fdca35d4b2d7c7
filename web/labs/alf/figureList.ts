// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { CurveFigure } from './figures/CurveFigure.tsx';
import { LadderFigure } from './ladder/LadderFigure.tsx';

const BufferFigure = laterFigure(
  'the buffers over time',
  async () => (await import('./figures/BufferFigure.tsx')).BufferFigure,
);

const BlockingFigure = laterFigure(
  'head-of-line blocking',
  async () => (await import('./figures/BlockingFigure.tsx')).BlockingFigure,
);

const DensityFigure = laterFigure(
  'the reorder density',
  async () => (await import('./figures/DensityFigure.tsx')).DensityFigure,
);

const SurfaceFigure = laterFigure(
  'the surface',
  async () => (await import('./figures/SurfaceFigure.tsx')).SurfaceFigure,
);

export const FIGURES: readonly FigureEntry<FigureId<'alf'>>[] = [
  { id: 'curve', Figure: CurveFigure },
  { id: 'surface', Figure: SurfaceFigure },
  { id: 'buffer', Figure: BufferFigure },
  { id: 'blocking', Figure: BlockingFigure },
  { id: 'density', Figure: DensityFigure },
  { id: 'ladder', Figure: LadderFigure },
];
