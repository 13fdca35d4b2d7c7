// Leading sentence of a path: what today's stack keeps on it, and which stacks collapse.

import { stackShares } from '../../../bench/listed/stackBars.ts';
import { combinedState } from '../../../bench/listed/useListed.ts';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { conditions, pathParts } from './sentences.ts';
import { useStacks } from './usePath.ts';

export function PathLead() {
  const scenario = useScenario('tcp');
  const stacks = useStacks(scenario);
  return (
    <FindingLead lab="tcp" jobs={[combinedState(stacks)]} parts={pathParts(stackShares(stacks))}>
      On this path, {conditions(scenario)},{' '}
    </FindingLead>
  );
}
