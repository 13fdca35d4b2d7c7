// The jitter path: the paper's figures 3, 4 and 5 as live simulations, and every measure of the chosen law.

import { Segments } from '../../../bench/choices/Choices.tsx';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { MeasureTable } from '../../../bench/measures/MeasureTable.tsx';
import type { MeasureId } from '../../../bench/measures/table.ts';
import { type FigureEntry, FigureSet } from '../../../bench/page/FigureSet.tsx';
import { BelowStage, Stage } from '../../../bench/stage/Stage.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { ClosedFormTable } from './ClosedFormTable.tsx';
import { EntropyFigure, MdFigure } from './CurveFigure.tsx';
import { DistanceFigure } from './DistanceFigure.tsx';
import styles from './JitterBench.module.css';
import { Lead } from './Lead.tsx';
import { nameOf } from './laws.ts';
import { RdFigure } from './RdFigure.tsx';
import { type PathMeasures, useJitterMeasures } from './useJitterMeasures.ts';

const FIGURES: readonly FigureEntry<FigureId<'metrics'>>[] = [
  { id: 'rd', Figure: RdFigure, isWide: true },
  { id: 'md', Figure: MdFigure },
  { id: 'entropy', Figure: EntropyFigure },
];

export function JitterBench() {
  const { fig } = useScenario('metrics');
  const below = (
    <>
      <ClosedFormTable />
      <div className={styles.pair}>
        {(['md', 'entropy'] as const).map((measure) => (
          <DistanceFigure key={measure} measure={measure} />
        ))}
      </div>
      <Measures />
    </>
  );
  if (fig === 'all') {
    return (
      <>
        <Segments lab="metrics" id="fig" />
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
      <Rest result={result} received={meanOf(result, 'received')} buffer={meanOf(result, 'buffer_mean')} />
    </>
  );
}

function meanOf({ estimates }: PathMeasures, id: MeasureId<'metrics'>): number {
  return estimates.get(id)?.mean ?? Number.NaN;
}

function Rest({ result, received, buffer }: { result: PathMeasures; received: number; buffer: number }) {
  return (
    <>
      <OccupancyFigure rbd={result.rbd} mean={buffer} tooLate={result.tooLate} />
      <Details measures={result.first} received={received} of={result.runs > 1 ? 'first run' : undefined} />
    </>
  );
}
