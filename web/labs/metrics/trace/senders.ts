// The transfer of the laboratory of TCP over the delays that a capture tells of, by senders of four times.

import { LISTED } from '#pkg/tcp.path.heads.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import { useListed } from '../../../bench/listed/useListed.ts';
import { runByRun } from '../../../bench/results/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useMeasured } from './found.ts';
import { pathOf } from './path.ts';

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
export const RUNS = 3;

/** Nothing of a flow that was captured near its sender: the path comes after that. */
export function useSenders() {
  const measured = useMeasured();
  const found = measured === null || measured.found.atSender ? null : measured.found;
  // a capture is looked at before it is simulated: other figures go first
  const view = useListed(SOURCE, found === null ? null : pathOf(found), {
    runs: RUNS,
    priority: PRIORITY.later,
  });
  return { found, view };
}

/** As the table of parameters has it. */
export function stackName(stack: string): string {
  const param = TABLE.params.find(({ id }) => id === 'stack');
  const options = param?.values.kind === 'choice' ? param.values.options : [];
  return options.find(({ id }) => id === stack)?.name ?? stack;
}
