// The figures of the laboratory, in the order of the strip.

import type { FigureId } from '../../bench/figure/Place.tsx';
import type { FigureEntry } from '../../bench/page/figureEntry.ts';
import { MechanismsFigure } from './mechanisms/MechanismsFigure.tsx';
import { PredictsFigure } from './throughput/PredictsFigure.tsx';
import { ThroughputFigure } from './throughput/ThroughputFigure.tsx';

export const FIGURES: readonly FigureEntry<FigureId<'tcp'>>[] = [
  { id: 'throughput', Figure: ThroughputFigure },
  { id: 'mechanisms', Figure: MechanismsFigure },
  { id: 'predicts', Figure: PredictsFigure },
];
