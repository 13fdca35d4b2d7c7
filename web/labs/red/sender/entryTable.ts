// The bench as a table, as `oos figure` prints it.

import { DATA } from '#pkg/red.sender.heads.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import type { SenderEntry } from './entries.ts';
import { STACKS } from './useSenders.ts';

/** A row for each sender at each line, at the start, and at each timeout. */
export function entryColumns(
  senders: readonly (readonly SenderEntry[])[],
  lines: readonly string[],
): DataColumn[] {
  const rows = senders.flatMap((entries, i) =>
    entries.map(({ time, line, sent: all, window, threshold, inFlight, state }) => {
      const sent = (isAgain: boolean) =>
        all
          .filter(({ again }) => again === isAgain)
          .map(({ segment }) => segment)
          .join(' ');
      return {
        stack: STACKS[i],
        line,
        text: line === null ? '' : lines[line - 1],
        time,
        sent: sent(false),
        sent_again: sent(true),
        cwnd: window,
        ssthresh: Number.isFinite(threshold) ? threshold : undefined,
        in_flight: inFlight,
        state,
      };
    }),
  );
  return columnsOf(rows, DATA);
}
