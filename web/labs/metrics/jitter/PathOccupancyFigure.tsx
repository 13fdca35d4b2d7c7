// What a resequencing buffer behind the jitter path holds, over all replications.

import { useScenario } from '../../../scenario/react.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { useJitterMeasures } from './useJitterMeasures.ts';

export function PathOccupancyFigure() {
  const { result } = useJitterMeasures(useScenario('metrics'));
  if (result === null) return null;
  const { rbd, tooLate, estimates } = result;
  return (
    <OccupancyFigure rbd={rbd} mean={estimates.get('buffer_mean')?.mean ?? Number.NaN} tooLate={tooLate} />
  );
}
