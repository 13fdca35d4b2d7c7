// What senders of four times make of the path that a capture tells of: the transfer of the laboratory of TCP, over its delays.

import { LISTED } from '#pkg/tcp.path.heads.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import { useListed } from '../../../bench/listed/useListed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { runByRun } from '../../../bench/results/calls.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useMeasured } from './found.ts';
import { PathLink } from './PathLink.tsx';
import { pathOf, pathWords } from './path.ts';

interface Kept {
  readonly stack: string;
  readonly kept: Estimate | null;
}

/** The points and the runs of the figure of that name in the laboratory of TCP. */
const SOURCE = {
  listed: LISTED,
  rows: runByRun(TABLE.measures, (text, replication) => ({
    fn: 'tcp_replications',
    args: [text, replication, 1],
  })),
  points: (text: string) => ({ fn: 'tcp_points', args: [LISTED.figure, text] }) as const,
};
/** Enough for an interval. */
const RUNS = 3;

export function SendersFigure() {
  const measured = useMeasured();
  const text = measured === null ? null : pathOf(measured.found);
  // a capture is looked at before it is simulated: other figures go first
  const view = useListed(SOURCE, text, { runs: RUNS, priority: PRIORITY.later });
  if (measured === null) return null;
  const all = view.isStale
    ? []
    : view.all.map(
        ({ name, runs, estimate }): Kept => ({
          stack: name,
          kept: runs === 0 ? null : estimate('throughput_ratio'),
        }),
      );
  return (
    <LabFigure
      title="What TCP makes of it"
      lead="Throughput of four TCP senders over the delays of this flow, as a share of their throughput without them."
      summary={`${all.map(said).join('; ')}${all.length > 0 ? '.' : ''} ${pathWords(measured.found)}`}
      caption={`Simulated: ${RUNS} transfers each over these delays, without losses.`}
      data={() => [
        { id: 'stack', values: all.map(({ stack }) => stack) },
        { id: 'throughput_ratio', values: all.map(({ kept }) => kept?.mean ?? Number.NaN) },
        { id: 'throughput_ratio_ci95', values: all.map(({ kept }) => kept?.ci95 ?? Number.NaN) },
      ]}
      fileName="senders"
      action={<PathLink />}
      jobs={view.jobs}
      isStale={view.isStale}
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
