// The data tables of a TCP flow's figure: its packets, and as further tables its acknowledgments and its sender.

import { columnsFrom, type DataColumn, type Heads } from '../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../charts/table/furtherTable.ts';
import type { FlowLadder } from './flowRun.ts';

type Packet = 'segment' | 'sent_before' | 'sent' | 'end' | 'lag' | 'fate';
type Answer = 'sent' | 'end' | 'next_segment' | 'duplicates_before';
type Sender = 'time' | 'window' | 'threshold' | 'in_flight' | 'state' | 'timeout';
type Adaptive = 'duplicate_threshold' | 'undone';

/** The headings of the columns in a laboratory's figure. */
export interface FlowHeads {
  readonly DATA: Heads<Packet>;
  readonly ACKNOWLEDGMENTS: Heads<Answer>;
  readonly SENDER: Heads<Sender> & Partial<Heads<Adaptive>>;
}

const FATES = ['arrived', 'arrived for nothing', 'lost on its way', 'dropped by the queue', 'under way'];
const STATES = ['slow start', 'congestion avoidance', 'fast recovery'];
const UNDONE = ['', 'by duplicates', 'by timestamps'];

/** The table of packets: one row per packet, in the order of sending. */
export function packetColumns(ladder: FlowLadder, { DATA }: FlowHeads): DataColumn[] {
  return columnsFrom(DATA, {
    segment: ladder.segment,
    sent_before: ladder.again,
    sent: ladder.sent,
    end: ladder.end,
    lag: ladder.lag,
    fate: named(ladder.fate, FATES),
  });
}

/** The tables of acknowledgments and of the sender, for the flow and for the kept scenario's flow. */
export function flowTables(
  { ACKNOWLEDGMENTS, SENDER }: FlowHeads,
  own: FlowLadder,
  kept: FlowLadder | undefined,
): FurtherTable[] {
  return [
    {
      name: 'Acknowledgments',
      suffix: 'acknowledgments',
      ...dataOfBoth(own, kept, (ladder) =>
        columnsFrom(ACKNOWLEDGMENTS, {
          sent: ladder.ackSent,
          end: ladder.ackArrival,
          next_segment: ladder.ackNext,
          duplicates_before: ladder.ackDuplicates,
        }),
      ),
    },
    {
      name: 'Sender',
      suffix: 'sender',
      ...dataOfBoth(own, kept, (ladder) =>
        columnsFrom<Sender | Adaptive>(SENDER as Heads<Sender | Adaptive>, {
          time: ladder.at,
          window: ladder.window,
          threshold: ladder.threshold,
          in_flight: ladder.inFlight,
          state: named(ladder.state, STATES),
          timeout: ladder.timeout,
          duplicate_threshold: ladder.duplicateThreshold,
          undone: named(ladder.undone, UNDONE),
        }),
      ),
    },
  ];
}

function named(values: ArrayLike<number>, names: readonly string[]): string[] {
  return Array.from(values, (value) => names[value] ?? '');
}
