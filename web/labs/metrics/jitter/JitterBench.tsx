// The jitter path: the paper's figures 3, 4 and 5 as live simulations, and every measure of the chosen law.

import type { FigureId } from '../../../scenario/figure.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { MeasureTable } from '../measures/MeasureTable.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { useMeasureNames } from '../measures/useMeasureNames.ts';
import { ClosedFormTable } from './ClosedFormTable.tsx';
import { CurveFigure } from './CurveFigure.tsx';
import { DistanceFigure } from './DistanceFigure.tsx';
import styles from './JitterBench.module.css';
import { jitterAxis } from './jitterAxis.ts';
import { nameOf } from './laws.ts';
import { RdFigure } from './RdFigure.tsx';
import { useClosedForms } from './useClosedForms.ts';
import { useDensities } from './useDensities.ts';
import { useJitterCurves } from './useJitterCurves.ts';
import { type PathMeasures, useJitterMeasures } from './useJitterMeasures.ts';
import { useLimitDensities } from './useLimitDensities.ts';

export function JitterBench() {
  const scenario = useScenario('metrics');
  const axis = jitterAxis(scenario);
  const densities = useDensities(scenario);
  const curves = useJitterCurves(scenario, axis);
  const forms = useClosedForms(scenario);
  const limits = useLimitDensities(scenario);
  const shows = (id: FigureId<'metrics'>) => scenario.fig === 'all' || scenario.fig === id;
  const common = { axis, curves, densities: densities.result, forms };
  return (
    <>
      {shows('rd') && <RdFigure densities={densities} limits={limits} />}
      <div className={styles.pair} data-single={scenario.fig !== 'all' || undefined}>
        {shows('md') && <CurveFigure measure="md" {...common} />}
        {shows('entropy') && <CurveFigure measure="entropy" {...common} />}
      </div>
      <ClosedFormTable densities={densities.result} forms={forms} />
      <div className={styles.pair} data-single={scenario.fig !== 'all' || undefined}>
        {shows('md') && <DistanceFigure measure="md" {...common} />}
        {shows('entropy') && <DistanceFigure measure="entropy" {...common} />}
      </div>
      <Measures />
    </>
  );
}

function Measures() {
  const scenario = useScenario('metrics');
  const names = useMeasureNames();
  const { result, error, isStale } = useJitterMeasures(scenario);
  const { law, jitter, runs } = scenario;
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null || names === null) return null;
  const of = result.runs < runs ? `${result.runs} of ${runs}` : `${runs}`;
  const over = runs === 1 ? '' : `, mean over ${of} runs`;
  return (
    <>
      <MeasureTable
        caption={`Measures: ${nameOf(law)}, jitter ${jitter} ms${over}`}
        names={names}
        estimates={result.estimates}
        isBusy={isStale}
      />
      <Rest
        result={result}
        received={meanOf(result, names, 'received')}
        buffer={meanOf(result, names, 'buffer_mean')}
      />
    </>
  );
}

function meanOf({ estimates }: PathMeasures, names: readonly { id: string }[], id: string): number {
  return estimates[names.findIndex((name) => name.id === id)]?.mean ?? Number.NaN;
}

function Rest({ result, received, buffer }: { result: PathMeasures; received: number; buffer: number }) {
  return (
    <>
      <OccupancyFigure rbd={result.rbd} mean={buffer} tooLate={result.tooLate} />
      <Details measures={result.first} received={received} of={result.runs > 1 ? 'first run' : undefined} />
    </>
  );
}
