// The figures of the bench, in the order of the strip.

import { laterFigure } from '../../../bench/figure/laterFigure.tsx';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import type { FigureEntry } from '../../../bench/page/figureEntry.ts';
import { RdFigure } from './RdFigure.tsx';

const curves = () => import('./CurveFigure.tsx');
const distances = () => import('./DistanceFigure.tsx');
const MdFigure = laterFigure('the mean displacement', async () => (await curves()).MdFigure);
const EntropyFigure = laterFigure('the entropy', async () => (await curves()).EntropyFigure);
const MdDistanceFigure = laterFigure('the error of MD', async () => (await distances()).MdDistanceFigure);
const EntropyDistanceFigure = laterFigure(
  'the error of Er',
  async () => (await distances()).EntropyDistanceFigure,
);
const PathOccupancyFigure = laterFigure(
  'the buffer density',
  async () => (await import('./PathOccupancyFigure.tsx')).PathOccupancyFigure,
);

export const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'rd', Figure: RdFigure },
  { id: 'md', Figure: MdFigure },
  { id: 'entropy', Figure: EntropyFigure },
  { id: 'md-distance', Figure: MdDistanceFigure },
  { id: 'entropy-distance', Figure: EntropyDistanceFigure },
  { id: 'rbd', Figure: PathOccupancyFigure },
];
