// The jitter path: the paper's figures 3, 4 and 5 as live simulations, and every measure of the chosen law.

import { Segments } from '../../../bench/choices/Choices.tsx';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import { type FigureEntry, FigureSet } from '../../../bench/page/FigureSet.tsx';
import { BelowStage, Stage } from '../../../bench/stage/Stage.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { ClosedFormTable } from './ClosedFormTable.tsx';
import { EntropyFigure, MdFigure } from './CurveFigure.tsx';
import { EntropyDistanceFigure, MdDistanceFigure } from './DistanceFigure.tsx';
import { Lead } from './Lead.tsx';
import { nameOf } from './laws.ts';
import { PathOccupancyFigure } from './PathOccupancyFigure.tsx';
import { RdFigure } from './RdFigure.tsx';
import { useJitterMeasures } from './useJitterMeasures.ts';

const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'rd', Figure: RdFigure, isWide: true },
  { id: 'md', Figure: MdFigure },
  { id: 'entropy', Figure: EntropyFigure },
  { id: 'md-distance', Figure: MdDistanceFigure },
  { id: 'entropy-distance', Figure: EntropyDistanceFigure },
  { id: 'rbd', Figure: PathOccupancyFigure },
];

export function JitterBench() {
  const { fig } = useScenario('metrics');
  const below = (
    <>
      <ClosedFormTable />
      <Measures />
    </>
  );
  if (fig === 'all') {
    return (
      <>
        <Segments lab="metrics" id="fig" only={FIGURES} />
        <FigureSet lab="metrics" figures={FIGURES} />
        {below}
      </>
    );
  }
  return (
    <>
      <Stage lab="metrics" figures={FIGURES} Lead={Lead} />
      <BelowStage>{below}</BelowStage>
    </>
  );
}

function Measures() {
  const scenario = useScenario('metrics');
  const { result, error, isStale } = useJitterMeasures(scenario);
  const { law, jitter, runs } = scenario;
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  const of = result.runs < runs ? `${result.runs} of ${runs}` : `${runs}`;
  const over = runs === 1 ? '' : `, mean over ${of} runs`;
  return (
    <>
      <MeasureTable
        caption={`Measures: ${nameOf(law)}, jitter ${jitter} ms${over}`}
        lab="metrics"
        estimates={result.estimates}
        isBusy={isStale}
      />
      <Details
        measures={result.first}
        received={result.estimates.get('received')?.mean ?? Number.NaN}
        of={result.runs > 1 ? 'first run' : undefined}
      />
    </>
  );
}
