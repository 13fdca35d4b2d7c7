// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { laterLead } from '../../bench/page/laterLead.tsx';
import { ThroughputFigure } from './throughput/ThroughputFigure.tsx';
import { ThroughputLead } from './throughput/ThroughputLead.tsx';

const TransferFigure = laterFigure(
  'one transfer',
  async () => (await import('./transfer/TransferFigure.tsx')).TransferFigure,
);
const LadderFigure = laterFigure(
  'the transfer, packet by packet',
  async () => (await import('./ladder/LadderFigure.tsx')).LadderFigure,
);

const StacksFigure = laterFigure(
  'one order, four stacks',
  async () => (await import('./stacks/StacksFigure.tsx')).StacksFigure,
);

const MechanismsFigure = laterFigure(
  'the mechanisms',
  async () => (await import('./mechanisms/MechanismsFigure.tsx')).MechanismsFigure,
);
const PredictsFigure = laterFigure(
  'the comparison of measures',
  async () => (await import('./throughput/PredictsFigure.tsx')).PredictsFigure,
);
const PathFigure = laterFigure(
  'what a path does',
  async () => (await import('./path/PathFigure.tsx')).PathFigure,
);

const TransferLead = laterLead(async () => (await import('./transfer/TransferLead.tsx')).TransferLead, true);
const LadderLead = laterLead(async () => (await import('./ladder/LadderLead.tsx')).LadderLead);
const StacksLead = laterLead(async () => (await import('./stacks/StacksLead.tsx')).StacksLead);
const MechanismsLead = laterLead(
  async () => (await import('./mechanisms/MechanismsLead.tsx')).MechanismsLead,
);
const PredictsLead = laterLead(async () => (await import('./throughput/PredictsLead.tsx')).PredictsLead);
const PathLead = laterLead(async () => (await import('./path/PathLead.tsx')).PathLead);

export const FIGURES: readonly FigureEntry<FigureId<'tcp'>>[] = [
  { id: 'throughput', asks: 'How much does TCP keep?', Figure: ThroughputFigure, Lead: ThroughputLead },
  {
    id: 'transfer',
    asks: 'What does the sender do to its window?',
    Figure: TransferFigure,
    Lead: TransferLead,
    isHigh: true,
  },
  { id: 'ladder', asks: 'What becomes of a late packet?', Figure: LadderFigure, Lead: LadderLead },
  {
    id: 'stacks',
    asks: 'Which stack survives this order?',
    Figure: StacksFigure,
    Lead: StacksLead,
    isTall: true,
  },
  { id: 'mechanisms', asks: 'What saves the throughput?', Figure: MechanismsFigure, Lead: MechanismsLead },
  // opens with curves of several delay laws: the stacks’ curves have one, for which all measures give the same order
  {
    id: 'predicts',
    asks: 'Which measure predicts the fall?',
    Figure: PredictsFigure,
    Lead: PredictsLead,
    opensWith: { curves: 'laws' },
  },
  { id: 'path', asks: 'What would TCP keep on this path?', Figure: PathFigure, Lead: PathLead, isTall: true },
];
