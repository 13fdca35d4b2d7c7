// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { laterLead } from '../../bench/page/laterLead.tsx';
import { CurveFigure } from './figures/CurveFigure.tsx';
import { CurveLead } from './figures/CurveLead.tsx';
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

const SurfaceLead = laterLead(async () => (await import('./figures/SurfaceLead.tsx')).SurfaceLead, true);
const BufferLead = laterLead(async () => (await import('./figures/leads.tsx')).BufferLead, true);
const BlockingLead = laterLead(async () => (await import('./figures/leads.tsx')).BlockingLead, true);
const PlaceLead = laterLead(async () => (await import('./figures/leads.tsx')).PlaceLead);

export const FIGURES: readonly FigureEntry<FigureId<'alf'>>[] = [
  { id: 'curve', asks: 'When is it worth not waiting for order?', Figure: CurveFigure, Lead: CurveLead },
  { id: 'surface', asks: 'Where is the gain large?', Figure: SurfaceFigure, Lead: SurfaceLead },
  { id: 'buffer', asks: 'How many packets wait?', Figure: BufferFigure, Lead: BufferLead },
  { id: 'blocking', asks: 'How long is the application idle?', Figure: BlockingFigure, Lead: BlockingLead },
  { id: 'density', asks: 'How far do packets move?', Figure: DensityFigure, Lead: PlaceLead },
  { id: 'ladder', asks: 'Who waits for whom?', Figure: LadderFigure },
];
