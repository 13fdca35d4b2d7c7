// The figures of the bench, in the order of the strip.

import type { FigureId } from '../../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../../bench/context/figureEntry.ts';
import { laterFigure } from '../../../bench/page/laterFigure.tsx';
import { laterLead } from '../../../bench/page/laterLead.tsx';
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

const OrderLead = laterLead(async () => (await import('./leads.tsx')).OrderLead);

export const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'crossings', asks: 'Who overtakes whom?', Figure: CrossingsFigure },
  { id: 'density', asks: 'How far is each packet from its place?', Figure: DensityFigure, Lead: OrderLead },
  {
    id: 'rbd',
    asks: 'How full is a buffer that restores order?',
    Figure: BufferDensityFigure,
    Lead: OrderLead,
  },
  { id: 'buffer', asks: 'When does that buffer fill?', Figure: BufferFigure, Lead: OrderLead },
];
