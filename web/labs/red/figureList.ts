// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { FrontierFigure } from './frontier/FrontierFigure.tsx';

const QueueFigure = laterFigure(
  'the queue',
  async () => (await import('./queue/QueueFigure.tsx')).QueueFigure,
);
const WindowFigure = laterFigure(
  'the window sizes',
  async () => (await import('./densities/WindowFigure.tsx')).WindowFigure,
);
const IntervalsFigure = laterFigure(
  'the time between losses',
  async () => (await import('./densities/IntervalsFigure.tsx')).IntervalsFigure,
);
const EquilibriumFigure = laterFigure(
  'the equilibrium',
  async () => (await import('./equilibrium/EquilibriumFigure.tsx')).EquilibriumFigure,
);
const ReorderingFigure = laterFigure(
  'the reordering seen',
  async () => (await import('./reordering/ReorderingFigure.tsx')).ReorderingFigure,
);
const FlowFigure = laterFigure('the flow', async () => (await import('./ladder/FlowFigure.tsx')).FlowFigure);
const SenderFigure = laterFigure(
  'the senders',
  async () => (await import('./sender/SenderFigure.tsx')).SenderFigure,
);

export const FIGURES: readonly FigureEntry<FigureId<'red'>>[] = [
  { id: 'frontier', Figure: FrontierFigure },
  { id: 'queue', Figure: QueueFigure },
  { id: 'window', Figure: WindowFigure },
  { id: 'intervals', Figure: IntervalsFigure },
  { id: 'equilibrium', Figure: EquilibriumFigure },
  { id: 'reordering', Figure: ReorderingFigure },
  { id: 'ladder', Figure: FlowFigure },
  { id: 'sender', Figure: SenderFigure, isTall: true },
];
