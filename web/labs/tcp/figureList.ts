// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../bench/context/figureEntry.ts';
import { laterFigure } from '../../bench/page/laterFigure.tsx';
import { ThroughputFigure } from './throughput/ThroughputFigure.tsx';

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

export const FIGURES: readonly FigureEntry<FigureId<'tcp'>>[] = [
  { id: 'throughput', Figure: ThroughputFigure },
  { id: 'transfer', Figure: TransferFigure },
  { id: 'ladder', Figure: LadderFigure },
  { id: 'stacks', Figure: StacksFigure, isTall: true },
  { id: 'mechanisms', Figure: MechanismsFigure },
  // the stacks’ curves are of one law, which orders all measures alike
  { id: 'predicts', Figure: PredictsFigure, opensWith: { curves: 'laws' } },
  { id: 'path', Figure: PathFigure, isTall: true },
];
