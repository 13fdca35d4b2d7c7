// What senders of four times make of the path that a capture tells of: the transfer of the laboratory of TCP, over its delays.

import type { TcpMyPath } from '#pkg/tcp.js';
import { TABLE } from '#pkg/tcp.table.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { pointOf, runByRun } from '../../../bench/results/calls.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { useMeasured } from './found.ts';
import { PathLink } from './PathLink.tsx';
import { pathOf, pathWords } from './path.ts';

interface Kept {
  readonly stack: string;
  readonly kept: Estimate | null;
}

const SOURCE = runByRun(TABLE.measures, (text, replication) => ({
  fn: 'tcp_replications',
  args: [text, replication, 1],
}));
/** Enough for an interval. */
const RUNS = 3;

/** A capture is looked at before it is simulated: other figures go first. */
function useKept(text: string | null): JobView<readonly Kept[]> {
  const call = useCall(text === null ? null : `path of ${text}`, PRIORITY.later, () => ({
    fn: 'tcp_my_path',
    args: [text ?? ''],
  }));
  const path: TcpMyPath | null = call.isStale ? null : call.result;
  const all = path?.stacks ?? [];
  return useSweep(path === null ? null : `kept on the path ${text}`, () => ({
    source: SOURCE,
    priority: PRIORITY.later,
    points: all.map(({ scenario }) => pointOf(scenario)),
    order: all.map((_, at) => at),
    runs: RUNS,
    show: (samples): readonly Kept[] =>
      all.map(({ stack }, at) => ({ stack, kept: samples.estimate('throughput_ratio', at) })),
  }));
}

export function SendersFigure() {
  const measured = useMeasured();
  const job = useKept(measured === null ? null : pathOf(measured.found));
  if (measured === null) return null;
  const all = job.isStale ? [] : (job.result ?? []);
  return (
    <LabFigure
      title="What TCP makes of it"
      lead="Throughput that senders of four times keep over the delays of this flow, of that without any."
      summary={`${all.map(said).join('; ')}${all.length > 0 ? '.' : ''} ${pathWords(measured.found)}`}
      caption={`Simulated: ${RUNS} transfers each over these delays, without losses.`}
      data={() => [
        { id: 'stack', values: all.map(({ stack }) => stack) },
        { id: 'throughput_ratio', values: all.map(({ kept }) => kept?.mean ?? Number.NaN) },
        { id: 'throughput_ratio_ci95', values: all.map(({ kept }) => kept?.ci95 ?? Number.NaN) },
      ]}
      fileName="senders"
      action={<PathLink />}
      jobs={[job]}
      isStale={job.isStale}
    >
      <GroupedBars aspect={0.4} value={VALUE} heading="Sender" groups={all.map(groupOf)} />
    </LabFigure>
  );
}

const VALUE = { label: 'Throughput kept', format: '.0%', domain: [0, 1] } as const;

function said({ stack, kept }: Kept): string {
  return `${nameOf(stack)} keeps ${kept === null ? '…' : percent(Math.round(100 * kept.mean) / 100)}`;
}

function groupOf(one: Kept): BarGroup {
  const { stack, kept } = one;
  const name = nameOf(stack);
  return {
    id: stack,
    label: kept === null ? name : `${percent(Math.round(100 * kept.mean) / 100)} ${name}`,
    place: name,
    bars: [
      {
        id: 'kept',
        label: 'throughput kept',
        color: 'var(--text)',
        value: kept?.mean ?? Number.NaN,
        half: kept?.ci95 ?? Number.NaN,
      },
    ],
  };
}

/** As the table of parameters has it. */
function nameOf(stack: string): string {
  const param = TABLE.params.find(({ id }) => id === 'stack');
  const options = param?.values.kind === 'choice' ? param.values.options : [];
  return options.find(({ id }) => id === stack)?.name ?? stack;
}
