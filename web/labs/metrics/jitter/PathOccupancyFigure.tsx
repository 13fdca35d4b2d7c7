// The occupancy density (RBD) of a reordering buffer behind the jitter path, over all replications.

import { useKept, useScenario } from '../../../scenario/react.tsx';
import { OccupancyFigure } from '../measures/OccupancyFigure.tsx';
import { pathOccupancy } from './pathOccupancy.ts';
import { useJitterMeasures } from './useJitterMeasures.ts';

export function PathOccupancyFigure() {
  const scenario = useScenario('metrics');
  const kept = useKept('metrics');
  const { result } = useJitterMeasures(scenario);
  // without a kept scenario these are the scenario's own measures
  const other = useJitterMeasures(kept ?? scenario);
  const ghost = kept === null || other.isStale ? undefined : (other.result ?? undefined);
  if (result === null) return null;
  const { rbdHalf } = result;
  return <OccupancyFigure {...pathOccupancy(result)} half={rbdHalf} kept={ghost} />;
}
