// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { laterLead } from '../../bench/page/laterLead.tsx';
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
  'the reorder density',
  async () => (await import('./reordering/ReorderingFigure.tsx')).ReorderingFigure,
);
const FlowFigure = laterFigure('the flow', async () => (await import('./ladder/FlowFigure.tsx')).FlowFigure);
const SenderFigure = laterFigure(
  'the senders',
  async () => (await import('./sender/SenderFigure.tsx')).SenderFigure,
);

const QueueLead = laterLead(async () => (await import('./queue/QueueLead.tsx')).QueueLead, true);
const WindowLead = laterLead(async () => (await import('./densities/leads.tsx')).WindowLead);
const IntervalsLead = laterLead(async () => (await import('./densities/leads.tsx')).IntervalsLead);
const EquilibriumLead = laterLead(
  async () => (await import('./equilibrium/EquilibriumLead.tsx')).EquilibriumLead,
);
const ReorderingLead = laterLead(
  async () => (await import('./reordering/ReorderingLead.tsx')).ReorderingLead,
);
const FlowLead = laterLead(async () => (await import('./ladder/FlowLead.tsx')).FlowLead);
const SenderLead = laterLead(async () => (await import('./sender/SenderLead.tsx')).SenderLead);

export const FIGURES: readonly FigureEntry<FigureId<'red'>>[] = [
  { id: 'frontier', asks: 'How much delay for how full a link?', Figure: FrontierFigure },
  { id: 'queue', asks: 'When does the queue fill?', Figure: QueueFigure, Lead: QueueLead, isHigh: true },
  { id: 'window', asks: 'Does reordering narrow the windows?', Figure: WindowFigure, Lead: WindowLead },
  { id: 'intervals', asks: 'Do losses come at random?', Figure: IntervalsFigure, Lead: IntervalsLead },
  {
    id: 'equilibrium',
    asks: 'How long a queue fills the link?',
    Figure: EquilibriumFigure,
    Lead: EquilibriumLead,
  },
  {
    id: 'reordering',
    asks: 'How far are packets displaced?',
    Figure: ReorderingFigure,
    Lead: ReorderingLead,
  },
  { id: 'ladder', asks: 'What does one flow do?', Figure: FlowFigure, Lead: FlowLead },
  {
    id: 'sender',
    asks: 'Which of them recovers?',
    Figure: SenderFigure,
    Lead: SenderLead,
    isTall: true,
  },
];
