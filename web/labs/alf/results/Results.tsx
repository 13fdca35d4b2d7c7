// The scenario's measures in both modes, over all its replications.

import { RunMeasures } from '../../../bench/tables/RunMeasures.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import { changeWords } from './changes.ts';

export function Results() {
  const ordered = orderedMode(useScenario('alf'));
  return (
    <RunMeasures
      lab="alf"
      useMeasures={useMeasures}
      looks={[ordered, OUT_OF_ORDER]}
      changeWords={changeWords}
    />
  );
}
