// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { RateFigure } from './rate/RateFigure.tsx';

const SurfaceFigure = laterFigure(
  'the surface',
  async () => (await import('./surface/SurfaceFigure.tsx')).SurfaceFigure,
);
const TableFigure = laterFigure(
  'the table',
  async () => (await import('./table/TableFigure.tsx')).TableFigure,
);
const QualityFigure = laterFigure(
  'the scores',
  async () => (await import('./quality/QualityFigure.tsx')).QualityFigure,
);
const SizeFigure = laterFigure(
  'the sizes of the buffer',
  async () => (await import('./size/SizeFigure.tsx')).SizeFigure,
);
const LadderFigure = laterFigure(
  'the ladder',
  async () => (await import('./ladder/LadderFigure.tsx')).LadderFigure,
);

export const FIGURES: readonly FigureEntry<FigureId<'dccp'>>[] = [
  { id: 'rate', Figure: RateFigure },
  { id: 'surface', Figure: SurfaceFigure },
  { id: 'table', Figure: TableFigure },
  { id: 'quality', Figure: QualityFigure },
  { id: 'size', Figure: SizeFigure },
  { id: 'ladder', Figure: LadderFigure },
];
