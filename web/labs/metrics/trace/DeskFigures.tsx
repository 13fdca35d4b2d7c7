// The figures of a capture, as far as the chosen flow has them.

import { type ReactNode, useMemo } from 'react';
import type { FigureId } from '../../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../../bench/context/figureEntry.ts';
import { Figures } from '../../../bench/page/Figures.tsx';
import { CausesFigure } from './CausesFigure.tsx';
import { CaptureFigure } from './desk/CaptureFigure.tsx';
import { DelayFigure, PlotFigure } from './desk/PlotFigure.tsx';
import { useDesk } from './desk/useDesk.ts';
import { BufferDensityFigure, DensityFigure, LateFigure, TimeFigure } from './figures.tsx';
import { FlowLead, Lead } from './Lead.tsx';
import {
  BufferDensityLead,
  CausesLead,
  DelayLead,
  DensityLead,
  LateLead,
  SendersLead,
  TimeLead,
} from './leads.tsx';
import { useMeasured } from './measuredFlow.ts';
import { SendersFigure } from './SendersFigure.tsx';

type Entry = FigureEntry<FigureId<'metrics'>>;

const CAPTURE: Entry = {
  id: 'capture',
  asks: 'Which packets are reordered?',
  isTall: true,
  isAfterLead: true,
  Figure: CaptureFigure,
};

/** The plot as a figure of its own; where a capture has one flow, its first figure is this plot. */
const PLOT: Entry = {
  id: 'plot',
  asks: 'What happened to each packet?',
  Figure: PlotFigure,
  Lead: FlowLead,
};

const DENSITIES: readonly Entry[] = [
  { id: 'density', asks: 'How far is each packet from its place?', Figure: DensityFigure, Lead: DensityLead },
  {
    id: 'rbd',
    asks: 'How full is a buffer that restores order?',
    Figure: BufferDensityFigure,
    Lead: BufferDensityLead,
  },
];

const TIME: Entry = { id: 'time', asks: 'When is the order disturbed?', Figure: TimeFigure, Lead: TimeLead };
const LATE: Entry = {
  id: 'late',
  asks: 'How far are packets reordered?',
  Figure: LateFigure,
  Lead: LateLead,
};
const DELAY: Entry = {
  id: 'delay',
  asks: 'How long were packets on their way?',
  Figure: DelayFigure,
  Lead: DelayLead,
};
const CAUSES: Entry = {
  id: 'causes',
  asks: 'What moved the packets?',
  Figure: CausesFigure,
  Lead: CausesLead,
};
const SENDERS: Entry = {
  id: 'senders',
  asks: 'What would TCP keep on this path?',
  Figure: SendersFigure,
  Lead: SendersLead,
};

/** The delay needs packets with send times; causes, times and extents need reordered packets. */
export function DeskFigures({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const measured = useMeasured();
  const hasDelays = desk?.info?.sentBy !== undefined;
  const hasCauses = (desk?.survey.displacements.counts.length ?? 0) > 0;
  const isReordered = (measured?.found.measures.reordered ?? 0) > 0;
  const isDisturbed =
    isReordered ||
    measured?.found.reorderedRange !== undefined ||
    (measured?.found.series.duplicates.some((count) => count > 0) ?? false);
  const hasMany = (desk?.survey.byHarm.length ?? 0) > 1;
  const figures = useMemo(
    (): readonly Entry[] => [
      CAPTURE,
      ...(hasMany ? [PLOT] : []),
      ...(hasDelays ? [DELAY] : []),
      ...(isDisturbed ? [TIME] : []),
      ...(isReordered ? [LATE] : []),
      ...(hasCauses ? [CAUSES] : []),
      ...(isReordered ? [SENDERS] : []),
      ...DENSITIES,
    ],
    [hasMany, hasDelays, hasCauses, isDisturbed, isReordered],
  );
  return (
    <Figures lab="metrics" figures={figures} Lead={Lead}>
      {children}
    </Figures>
  );
}
