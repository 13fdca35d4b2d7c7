// Leading sentence of the paper's table I: what late packets cost, where they cost most.

import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { hasBuffer } from '../lead/sentence.ts';
import { costParts } from './sentences.ts';
import { useTable } from './useTable.ts';

export function TableLead() {
  const scenario = useScenario('dccp');
  const { rows, jobs, isDone, isStale } = useTable(scenario);
  const error = jobs.find((job) => job.error !== null)?.error ?? null;
  return (
    <FindingLead lab="dccp" jobs={[{ isDone, isStale, error }]} parts={costParts(rows, hasBuffer(scenario))}>
      {scenario.law === 'quantiles' ? (
        'With the delays of this path, '
      ) : (
        <>
          With <DragNumber lab="dccp" id="share" /> of the packets delayed,{' '}
        </>
      )}
    </FindingLead>
  );
}
