// What senders of four times make of the path that a capture tells of: the transfer of the laboratory of TCP, over its delays.

import { DATA, LISTED } from '#pkg/tcp.path.heads.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import { figureCommand } from '../../../bench/export/shell.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import { KEPT_AXIS, type Kept, keptBy, keptWords, stackBar } from '../../../bench/listed/stackBars.ts';
import { useListed } from '../../../bench/listed/useListed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { runByRun } from '../../../bench/results/calls.ts';
import { GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { Commanded } from './Commanded.tsx';
import { useMeasured } from './found.ts';
import { PathLink } from './PathLink.tsx';
import { pathLink, pathOf, pathWords } from './path.ts';

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
  const text = measured === null || measured.found.atSender ? null : pathOf(measured.found);
  // a capture is looked at before it is simulated: other figures go first
  const view = useListed(SOURCE, text, { runs: RUNS, priority: PRIORITY.later });
  if (measured === null || text === null) return null;
  const all = keptBy(view);
  return (
    <Commanded command={figureCommand(`${pathLink(measured.found)}&runs=${RUNS}`)}>
      <LabFigure
        title="What TCP makes of it"
        lead="Throughput of four TCP senders over the delays of this flow, as a share of their throughput without them."
        summary={`${all.map(shareText).join('; ')}${all.length > 0 ? '.' : ''} ${pathWords(measured.found)}`}
        caption={`Simulated: ${RUNS} transfers each over these delays, without losses.`}
        data={() => listedTable(LISTED, DATA, view.known)}
        fileName="senders"
        action={<PathLink />}
        jobs={view.jobs}
        isStale={view.isStale}
      >
        <GroupedBars
          aspect={0.4}
          value={VALUE}
          heading="Sender"
          groups={all.map((each) => stackBar(each, nameOf(each.stack)))}
        />
      </LabFigure>
    </Commanded>
  );
}

const VALUE = { ...KEPT_AXIS, label: 'Throughput kept' };

function shareText({ stack, kept }: Kept): string {
  return `${nameOf(stack)} keeps ${kept === null ? '…' : keptWords(kept)}`;
}

/** As the table of parameters has it. */
function nameOf(stack: string): string {
  const param = TABLE.params.find(({ id }) => id === 'stack');
  const options = param?.values.kind === 'choice' ? param.values.options : [];
  return options.find(({ id }) => id === stack)?.name ?? stack;
}
