// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { laterLead } from '../../bench/page/laterLead.tsx';
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

const TableLead = laterLead(async () => (await import('./table/TableLead.tsx')).TableLead);
const QualityLead = laterLead(async () => (await import('./quality/QualityLead.tsx')).QualityLead);
const SizeLead = laterLead(async () => (await import('./size/SizeLead.tsx')).SizeLead);
const LadderLead = laterLead(async () => (await import('./ladder/LadderLead.tsx')).LadderLead);

export const FIGURES: readonly FigureEntry<FigureId<'dccp'>>[] = [
  { id: 'rate', asks: 'How fast may it send?', Figure: RateFigure },
  { id: 'surface', asks: 'Where does a buffer help?', Figure: SurfaceFigure },
  { id: 'table', asks: 'What does each late packet cost?', Figure: TableFigure, Lead: TableLead },
  { id: 'quality', asks: 'What spoils a call or a video?', Figure: QualityFigure, Lead: QualityLead },
  { id: 'size', asks: 'Is the paper’s rule right?', Figure: SizeFigure, Lead: SizeLead },
  { id: 'ladder', asks: 'What does the buffer do?', Figure: LadderFigure, Lead: LadderLead },
];
