// Simulated transfers of four TCP stacks with the delays of a capture, as in the TCP laboratory.

import { LISTED } from '#pkg/tcp.path.heads.ts';
import { TABLE } from '#pkg/tcp.table.ts';
import { useListed } from '../../../bench/listed/useListed.ts';
import { runByRun } from '../../../bench/results/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useMeasured } from './measuredFlow.ts';
import { pathOf } from './path.ts';

/** How the points of the TCP laboratory's figure are listed and run. */
const SOURCE = {
  listed: LISTED,
  rows: runByRun(TABLE.measures, (text, replication) => ({
    fn: 'tcp_replications',
    args: [text, replication, 1],
  })),
  points: (text: string) => ({ fn: 'tcp_points', args: [LISTED.figure, text] }) as const,
};
/** Number of runs, enough for an interval. */
export const RUNS = 3;

/** The transfers; none for a flow captured at its sender, whose packets have the path still before them. */
export function useSenders() {
  const measured = useMeasured();
  const found = measured === null || measured.found.atSender ? null : measured.found;
  // after all other figures of the capture
  const view = useListed(SOURCE, found === null ? null : pathOf(found), {
    runs: RUNS,
    priority: PRIORITY.later,
  });
  return { found, view };
}

/** Name of a stack, as in the table of parameters. */
export function stackName(stack: string): string {
  const param = TABLE.params.find(({ id }) => id === 'stack');
  const options = param?.values.kind === 'choice' ? param.values.options : [];
  return options.find(({ id }) => id === stack)?.name ?? stack;
}
