// Tables of the figure of one order and four stacks.

import type { TcpStack } from '#pkg/tcp.js';
import { DATA, RETRANSMISSIONS, SENDER } from '#pkg/tcp.stacks.heads.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import type { FurtherTable } from '../../../charts/table/furtherTable.ts';

const PROOFS = ['', 'by duplicates', 'by timestamps'];

/** A row for each stack. */
export function stackColumns(stacks: readonly TcpStack[]): DataColumn[] {
  const rows = stacks.map((stack) => ({
    stack: stack.id,
    retransmissions: stack.repeats.length,
    needless: stack.needless.reduce((sum, one) => sum + one, 0),
    cuts: stack.cuts,
    undone: stack.undoneCuts,
    least_window: stack.leastWindow,
    window_after: stack.windowAfter,
    duplicate_threshold: stack.threshold,
    acknowledged: stack.acknowledged,
    done: stack.done,
    delay: stack.delay,
  }));
  return columnsOf<keyof typeof DATA>(rows, DATA);
}

export function furtherTables(stacks: readonly TcpStack[]): FurtherTable[] {
  return [
    { name: 'Retransmissions', suffix: 'retransmissions', data: () => retransmissionColumns(stacks) },
    { name: 'Sender', suffix: 'sender', data: () => senderColumns(stacks) },
  ];
}

function retransmissionColumns(stacks: readonly TcpStack[]): DataColumn[] {
  const rows = stacks.flatMap(({ id, repeats, sent, arrivals, needless, undone }) =>
    Array.from(repeats, (segment, i) => ({
      stack: id,
      segment,
      sent: sent[i],
      arrival: arrivals[i],
      needless: needless[i],
      undone: undone[i],
    })),
  );
  return columnsOf<keyof typeof RETRANSMISSIONS>(rows, RETRANSMISSIONS);
}

/** A row for each stack after each acknowledgment and timeout. */
function senderColumns(stacks: readonly TcpStack[]): DataColumn[] {
  const rows = stacks.flatMap(({ id, times, windows, thresholds, duplicates, undos }) =>
    Array.from(times, (time, i) => ({
      stack: id,
      time,
      window: windows[i],
      duplicate_threshold: thresholds[i],
      duplicate: duplicates[i],
      undone: PROOFS[undos[i] ?? 0] ?? '',
    })),
  );
  return columnsOf<keyof typeof SENDER>(rows, SENDER);
}
