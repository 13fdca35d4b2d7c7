// Leading sentence of the mechanisms: what the stack keeps, and what it loses without its most important ones.

import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { nameOf } from '../looks.ts';
import { Path } from '../Path.tsx';
import { comparedOf, lostParts } from './compared.ts';
import { useMechanisms } from './useMechanisms.ts';

export function MechanismsLead() {
  const scenario = useScenario('tcp');
  const { all, jobs, isDone, isStale } = useMechanisms(scenario);
  const error = jobs.find((job) => job.error !== null)?.error ?? null;
  const compared = all.map((point) => comparedOf(point, all[0]));
  return (
    <FindingLead
      lab="tcp"
      jobs={[{ isDone, isStale, error }]}
      parts={lostParts(compared, nameOf('stack', scenario.stack), scenario.runs)}
    >
      <Path />, {nameOf('cc', scenario.cc)} on{' '}
    </FindingLead>
  );
}
