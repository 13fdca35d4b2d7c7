// The bench as a table: what `oos figure` prints.

import type { SenderEntry } from '#pkg/red.js';
import { DATA } from '#pkg/red.sender.heads.ts';
import { columnsOf, type DataColumn } from '../../../charts/figure/columns.ts';
import { STACKS } from './useSenders.ts';

/** A row for each sender at each line, at the start, and where its timer runs out. */
export function entryColumns(
  senders: readonly (readonly SenderEntry[])[],
  lines: readonly string[],
): DataColumn[] {
  const rows = senders.flatMap((entries, i) =>
    entries.map(({ time, line, segments, again, window, threshold, inFlight, state }) => {
      const numbers = Array.from(segments);
      const sent = (isAgain: boolean) => numbers.filter((_, k) => (again[k] === 1) === isAgain).join(' ');
      return {
        stack: STACKS[i],
        line,
        text: line === undefined ? '' : lines[line - 1],
        time,
        sent: sent(false),
        sent_again: sent(true),
        cwnd: window,
        ssthresh: threshold,
        in_flight: inFlight,
        state,
      };
    }),
  );
  return columnsOf(rows, DATA);
}
