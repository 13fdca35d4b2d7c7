// The jitter path: the paper's figures 3, 4 and 5 as live simulations, and every measure of the chosen law.

import { figureSet } from '../../../bench/page/figureSet.tsx';
import { ContactSheet } from '../../../bench/page/lazy.ts';
import { BelowStage, Stage } from '../../../bench/page/Stage.tsx';
import { MeasureTable } from '../../../bench/tables/MeasureTable.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { BENCHES } from '../laboratory.ts';
import { Details } from '../measures/Details.tsx';
import { ClosedFormTable } from './ClosedFormTable.tsx';
import { FIGURES } from './figureList.ts';
import { Lead } from './Lead.tsx';
import { nameOf } from './laws.ts';
import { useJitterMeasures } from './useJitterMeasures.ts';

// the same elements each time: what stands in them draws itself with its own scenario only
const STAGED = (
  <>
    <Stage lab="metrics" figures={FIGURES} Lead={Lead} />
    <BelowStage>
      <ClosedFormTable />
      <Measures />
    </BelowStage>
  </>
);
const ALL = (
  <ContactSheet lab="metrics" figures={FIGURES} Lead={Lead}>
    <ClosedFormTable />
    <Measures />
  </ContactSheet>
);

export const PATH_FIGURES = figureSet(BENCHES.jitter, FIGURES);

export function JitterBench() {
  return useScenario('metrics').fig === 'all' ? ALL : STAGED;
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
