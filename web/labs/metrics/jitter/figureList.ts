// The figures of the bench, in the order of the strip.

import type { FigureId } from '../../../bench/context/FigurePlace.tsx';
import type { FigureEntry } from '../../../bench/context/figureEntry.ts';
import { EntropyFigure, MdFigure } from './CurveFigure.tsx';
import { EntropyDistanceFigure, MdDistanceFigure } from './DistanceFigure.tsx';
import { PathOccupancyFigure } from './PathOccupancyFigure.tsx';
import { RdFigure } from './RdFigure.tsx';

export const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'rd', Figure: RdFigure },
  { id: 'md', Figure: MdFigure },
  { id: 'entropy', Figure: EntropyFigure },
  { id: 'md-distance', Figure: MdDistanceFigure },
  { id: 'entropy-distance', Figure: EntropyDistanceFigure },
  { id: 'rbd', Figure: PathOccupancyFigure },
];
