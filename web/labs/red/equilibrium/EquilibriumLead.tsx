// Leading sentence of the equilibrium.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { Disturbed } from '../lead/Disturbed.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useFormula } from './formula.ts';
import { besideOf, equilibriumParts, pointOf } from './sentences.ts';

export function EquilibriumLead() {
  const scenario = useScenario('red');
  const formula = useFormula(scenario);
  const measures = useMeasures(scenario);
  const [queue, throughput] = [measures.result?.get('queue_mean'), measures.result?.get('throughput')];
  const parts = equilibriumParts(
    pointOf(formula.result, scenario),
    queue,
    throughput,
    besideOf(formula.result, scenario),
  );
  return (
    <FindingLead lab="red" jobs={[formula, measures]} parts={parts}>
      <Disturbed />
    </FindingLead>
  );
}
