// What a flow's figure shows as tables: its packets, and apart from them its acknowledgments and its sender.

import type { DataColumn, FurtherTable } from '../../../charts/figure/table.ts';
import type { FlowRecord } from './record.ts';

const FATES = ['arrived', 'arrived for nothing', 'lost on its way', 'dropped by the queue', 'under way'];
const STATES = ['slow start', 'congestion avoidance', 'fast recovery'];

/** A row for each packet, in the order of sending. */
export function packetColumns({ ladder }: FlowRecord): DataColumn[] {
  return [
    { id: 'segment', values: ladder.segment },
    { id: 'sent_before', values: ladder.again },
    { id: 'sent', unit: 's', values: ladder.sent },
    { id: 'end', unit: 's', values: ladder.end },
    { id: 'lag', unit: 'packets', values: ladder.lag },
    { id: 'fate', values: named(ladder.fate, FATES) },
  ];
}

export function flowTables({ ladder }: FlowRecord): FurtherTable[] {
  return [
    {
      name: 'Acknowledgments',
      suffix: 'acknowledgments',
      data: () => [
        { id: 'sent', unit: 's', values: ladder.ackSent },
        { id: 'end', unit: 's', values: ladder.ackArrival },
        { id: 'next_segment', values: ladder.ackNext },
        { id: 'duplicates_before', values: ladder.ackDuplicates },
      ],
    },
    {
      name: 'Sender',
      suffix: 'sender',
      data: () => [
        { id: 'time', unit: 's', values: ladder.at },
        { id: 'window', unit: 'segments', values: ladder.window },
        { id: 'threshold', unit: 'segments', values: ladder.threshold },
        { id: 'in_flight', unit: 'segments', values: ladder.inFlight },
        { id: 'state', values: named(ladder.state, STATES) },
        { id: 'timeout', values: ladder.timeout },
      ],
    },
  ];
}

function named(values: ArrayLike<number>, names: readonly string[]): string[] {
  return Array.from(values, (value) => names[value] ?? '');
}
