// The laboratory as a small picture: what its flows send at the losses of each average queue. The formula is quick; the
// frontiers would simulate for seconds, on a page that shows something else.

import { Curve } from '../../charts/curve/Curve.tsx';
import { LookContext } from '../../charts/frame/look.ts';
import { useScenario } from '../../scenario/react.tsx';
import { curvesOf, QUEUE, THROUGHPUT, useFormula } from './equilibrium/formula.ts';

export function Picture() {
  const scenario = useScenario('red');
  const { result } = useFormula(scenario);
  return (
    result && (
      <LookContext value="mini">
        <Curve x={QUEUE} y={THROUGHPUT} series={curvesOf(result, scenario.ps > 0)} />
      </LookContext>
    )
  );
}
