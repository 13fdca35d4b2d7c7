import type { DataColumn } from '../../../charts/figure/table.ts';
import type { FlowRecord } from './record.ts';

const FATES = ['arrived', 'arrived for nothing', 'lost on its way', 'dropped by the queue', 'under way'];
const STATES = ['slow start', 'congestion avoidance', 'fast recovery'];

/** Packets, acknowledgments and what the sender makes of them, side by side; columns differ in length. */
export function packetTable({ ladder }: FlowRecord): DataColumn[] {
  const named = (values: ArrayLike<number>, names: readonly string[]) =>
    Array.from(values, (value) => names[value] ?? '');
  return [
    { label: 'segment', values: ladder.segment },
    { label: 'sent again', values: named(ladder.again, ['', 'again']) },
    { label: 'sent', unit: 's', values: ladder.sent },
    { label: 'arrives or is lost', unit: 's', values: ladder.end },
    { label: 'fate', values: named(ladder.fate, FATES) },
    { label: 'overtaken by', values: ladder.lag },
    { label: 'acknowledgment sent', unit: 's', values: ladder.ackSent },
    { label: 'acknowledgment arrives', unit: 's', values: ladder.ackArrival },
    { label: 'next segment expected', values: ladder.ackNext },
    { label: 'duplicates before it', values: ladder.ackDuplicates },
    { label: 'sender at', unit: 's', values: ladder.at },
    { label: 'window', unit: 'segments', values: ladder.window },
    { label: 'slow-start threshold', unit: 'segments', values: ladder.threshold },
    { label: 'in flight', unit: 'segments', values: ladder.inFlight },
    { label: 'state', values: named(ladder.state, STATES) },
    { label: 'timeout', values: named(ladder.timeout, ['', 'timeout']) },
  ];
}
