// What a flow's figure shows as tables: its packets, and apart from them its acknowledgments and its sender.

import { ACKNOWLEDGMENTS, DATA, SENDER } from '#pkg/red.ladder.heads.ts';
import { columnsFrom, type DataColumn, type FurtherTable } from '../../../charts/figure/columns.ts';
import type { FlowRecord } from './record.ts';

const FATES = ['arrived', 'arrived for nothing', 'lost on its way', 'dropped by the queue', 'under way'];
const STATES = ['slow start', 'congestion avoidance', 'fast recovery'];

/** A row for each packet, in the order of sending. */
export function packetColumns({ ladder }: FlowRecord): DataColumn[] {
  return columnsFrom(DATA, {
    segment: ladder.segment,
    sent_before: ladder.again,
    sent: ladder.sent,
    end: ladder.end,
    lag: ladder.lag,
    fate: named(ladder.fate, FATES),
  });
}

export function flowTables({ ladder }: FlowRecord): FurtherTable[] {
  return [
    {
      name: 'Acknowledgments',
      suffix: 'acknowledgments',
      data: () =>
        columnsFrom(ACKNOWLEDGMENTS, {
          sent: ladder.ackSent,
          end: ladder.ackArrival,
          next_segment: ladder.ackNext,
          duplicates_before: ladder.ackDuplicates,
        }),
    },
    {
      name: 'Sender',
      suffix: 'sender',
      data: () =>
        columnsFrom(SENDER, {
          time: ladder.at,
          window: ladder.window,
          threshold: ladder.threshold,
          in_flight: ladder.inFlight,
          state: named(ladder.state, STATES),
          timeout: ladder.timeout,
        }),
    },
  ];
}

function named(values: ArrayLike<number>, names: readonly string[]): string[] {
  return Array.from(values, (value) => names[value] ?? '');
}
