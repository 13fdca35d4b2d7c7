// The figures of the bench, in the order of the strip.

import type { FigureId } from '../../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../../bench/context/figureEntry.ts';
import { EntropyFigure, MdFigure } from './CurveFigure.tsx';
import { EntropyDistanceFigure, MdDistanceFigure } from './DistanceFigure.tsx';
import { EntropyLead, MdLead } from './GrowthLead.tsx';
import { OccupancyLead } from './OccupancyLead.tsx';
import { PathOccupancyFigure } from './PathOccupancyFigure.tsx';
import { RdFigure } from './RdFigure.tsx';

export const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'rd', asks: 'How do the delay laws differ?', Figure: RdFigure },
  { id: 'md', asks: 'How far, as jitter grows?', Figure: MdFigure, Lead: MdLead },
  { id: 'entropy', asks: 'How widely, as jitter grows?', Figure: EntropyFigure, Lead: EntropyLead },
  { id: 'md-distance', asks: 'Where is the formula right?', Figure: MdDistanceFigure, Lead: MdLead },
  {
    id: 'entropy-distance',
    asks: 'Where is the formula right?',
    Figure: EntropyDistanceFigure,
    Lead: EntropyLead,
  },
  {
    id: 'rbd',
    asks: 'How full is a buffer that restores order?',
    Figure: PathOccupancyFigure,
    Lead: OccupancyLead,
  },
];
