// The figures of the laboratory, in the order of the strip.

import { laterFigure } from '../../bench/figure/laterFigure.tsx';
import type { FigureId } from '../../bench/figure/Place.tsx';
import type { FigureEntry } from '../../bench/page/figureEntry.ts';
import { IntervalsFigure } from './densities/IntervalsFigure.tsx';
import { WindowFigure } from './densities/WindowFigure.tsx';
import { EquilibriumFigure } from './equilibrium/EquilibriumFigure.tsx';
import { FrontierFigure } from './frontier/FrontierFigure.tsx';
import { QueueFigure } from './queue/QueueFigure.tsx';
import { ReorderingFigure } from './reordering/ReorderingFigure.tsx';

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
