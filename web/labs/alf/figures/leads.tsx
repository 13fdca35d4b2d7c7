// Leading sentences of the figures of buffer occupancy, blocking time and reorder density, with both modes as bars.

import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import { FindingLead } from '../../../bench/page/FindingLead.tsx';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { roundedToInterval, threeDigits } from '../../../bench/words/numbers.ts';
import { timeText } from '../../../bench/words/times.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { Conditions } from '../lead/Conditions.tsx';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useRun } from '../useRun.ts';
import { estimateOverRuns, type Transfers, useTransfers } from '../useTransfers.ts';
import { blockingParts, bufferParts, placeParts } from './findings.ts';

export function BufferLead() {
  const scenario = useScenario('alf');
  const job = useRun(scenario);
  return (
    <FindingLead
      lab="alf"
      jobs={[job]}
      parts={bufferParts(job.result, scenario)}
      beside={job.isStale ? <NoPair /> : <Buffers run={job.result} />}
    >
      <Conditions />
    </FindingLead>
  );
}

/** Mean occupancy in both modes, of the run that is drawn. */
function Buffers({ run }: { run: ReturnType<typeof useRun>['result'] }) {
  const scenario = useScenario('alf');
  if (run === null || run.inOrder.bufferMax === 0) return <NoPair />;
  const bars = [
    { ...orderedMode(scenario), label: 'in order', value: run.inOrder.bufferMean },
    { ...OUT_OF_ORDER, value: run.outOfOrder.bufferMean },
  ].map(({ id, label, color, value }) => ({ id, label, color, value, text: threeDigits(value) }));
  return (
    <BarPair bars={bars} quantity="packets that wait">
      <Won>
        {scenario.runs === 1
          ? 'mean, packets'
          : `mean, packets, in the first of ${countWithNoun(scenario.runs, 'run')}`}
      </Won>
    </BarPair>
  );
}

export function BlockingLead() {
  const scenario = useScenario('alf');
  const job = useTransfers(scenario);
  return (
    <FindingLead
      lab="alf"
      jobs={[job]}
      parts={blockingParts(job.result, scenario)}
      beside={job.isStale ? <NoPair /> : <Waits found={job.result} />}
    >
      <Conditions />
    </FindingLead>
  );
}

function Waits({ found }: { found: Transfers | null }) {
  const scenario = useScenario('alf');
  if (found === null || found.inOrder.length === 0) return <NoPair />;
  const waits = [found.inOrder, found.outOfOrder].map((runs) =>
    estimateOverRuns(runs, ({ blockingMean }) => blockingMean),
  );
  const bars = [{ ...orderedMode(scenario), label: 'in order' }, OUT_OF_ORDER].map(
    ({ id, label, color }, i) => {
      const { mean = Number.NaN, ci95 = null } = waits[i] ?? {};
      return { id, label, color, value: mean, text: timeText(mean, ci95) };
    },
  );
  const [one, other] = waits.map(({ ci95 }) => (ci95 === null ? null : roundedToInterval(ci95, ci95)));
  const runs = countWithNoun(found.inOrder.length, 'run');
  return (
    <BarPair bars={bars} quantity="mean blocking time">
      <Won>{one == null || other == null ? runs : `± ${one} and ± ${other} ms, ${runs}`}</Won>
    </BarPair>
  );
}

export function PlaceLead() {
  const scenario = useScenario('alf');
  const job = useTransfers(scenario);
  return (
    <FindingLead lab="alf" jobs={[job]} parts={placeParts(job.result, scenario)}>
      <Conditions />
    </FindingLead>
  );
}
