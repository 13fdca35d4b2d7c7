// Leading sentence of the comparison of measures: the one that orders the throughputs best.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { predictParts } from './predict.ts';
import { usePredictions } from './usePredictions.ts';

export function PredictsLead() {
  const scenario = useScenario('tcp');
  const { predictions, jobs } = usePredictions(scenario);
  const error = jobs.find((job) => job.error !== null)?.error ?? null;
  const isDone = predictions.length > 0;
  return (
    <FindingLead lab="tcp" jobs={[{ isDone, isStale: false, error }]} parts={predictParts(predictions)}>
      Over {scenario.curves === 'laws' ? 'all these delay laws' : 'all points of these curves'},{' '}
    </FindingLead>
  );
}
