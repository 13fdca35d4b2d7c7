// The laboratory of TCP over RED.

import { MeasureTable } from '../../bench/measures/MeasureTable.tsx';
import { LabPage } from '../../bench/page/LabPage.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { RED } from './laboratory.ts';
import { useMeasures } from './useMeasures.ts';

export function RedPage() {
  return (
    <LabPage of={RED}>
      <Measures />
    </LabPage>
  );
}

function Measures() {
  const scenario = useScenario('red');
  const { result, error, isStale } = useMeasures(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  if (result === null) return null;
  return (
    <MeasureTable
      caption={
        scenario.runs === 1 ? 'One run' : `Mean of ${scenario.runs} runs ± half the width of its 95% interval`
      }
      lab="red"
      estimates={result}
      isBusy={isStale}
    />
  );
}
