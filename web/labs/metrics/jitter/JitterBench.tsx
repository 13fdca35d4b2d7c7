// The jitter path: the paper's figures 3, 4 and 5 as live simulations, and every measure of the chosen law.

import { Figures } from '../../../bench/page/Figures.tsx';
import { figureSet } from '../../../bench/page/figureSet.tsx';
import { MeasureTable } from '../../../bench/tables/MeasureTable.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Details } from '../measures/Details.tsx';
import { ClosedFormTable } from './ClosedFormTable.tsx';
import { FIGURES } from './figureList.ts';
import { Lead } from './Lead.tsx';
import { JITTER } from './laboratory.ts';
import { nameOf } from './laws.ts';
import { useJitterMeasures } from './useJitterMeasures.ts';

// one constant element, so that a render of the page does not render the figures: each follows its own scenario
const SHOWN = (
  <Figures lab="metrics" figures={FIGURES} Lead={Lead}>
    <ClosedFormTable />
    <Measures />
  </Figures>
);

export const PATH_FIGURES = figureSet(JITTER, FIGURES, { Lead });

export function JitterBench() {
  return SHOWN;
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
        sample={result.runs > 1 ? 'first run' : undefined}
        sizes="on the wire"
      />
    </>
  );
}
