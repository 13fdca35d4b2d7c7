// What the ladder shows as tables: its packets, as `oos figure` prints them, and apart from them reports and rates.

import type { DccpStretch } from '#pkg/dccp.js';
import { columnsOf, type DataColumn, type FurtherTable } from '../../../charts/figure/table.ts';
import { SIDES } from '../sides.ts';
import type { Flow } from './useFlow.ts';

const WAYS = ['arrived', 'lost on the way', 'dropped by the queue'];

/** A row for each packet of the run with the buffer, then of the one without, in the order of sending. */
export function packetColumns({ ladder }: Pick<Flow, 'ladder'>): DataColumn[] {
  const rows = SIDES.flatMap(({ id, in: side }) => {
    const { number, sent, came, handed, declared, lag, way } = ladder[side];
    return Array.from(number, (packet, i) => ({
      packet,
      run: id,
      sent: sent[i],
      came: came[i],
      handed_over: handed[i],
      declared_lost: declared[i],
      lag: lag[i],
      way: WAYS[way[i] ?? 0],
    }));
  });
  return columnsOf(rows, {
    packet: '',
    run: '',
    sent: 's',
    came: 's',
    handed_over: 's',
    declared_lost: 's',
    lag: 'packets',
    way: '',
  });
}

/** Reports and rates of the run that is shown. */
export function flowTables(stretch: DccpStretch): FurtherTable[] {
  return [
    {
      name: 'Reports',
      suffix: 'reports',
      data: () => [
        { id: 'sent', unit: 's', values: stretch.reportSent },
        { id: 'came', unit: 's', values: stretch.reportArrival },
        { id: 'p', values: stretch.reportRate },
        { id: 'x_recv', unit: 'kbit/s', values: stretch.reportReceived },
      ],
    },
    {
      name: 'Rate allowed',
      suffix: 'rate',
      data: () => [
        { id: 'time', unit: 's', values: stretch.at },
        { id: 'x', unit: 'kbit/s', values: stretch.allowed },
        { id: 'timeout', values: stretch.timeout },
      ],
    },
    {
      name: 'Buffer',
      suffix: 'buffer',
      data: () => [
        { id: 'time', unit: 's', values: stretch.levelAt },
        { id: 'buffered', unit: 'packets', values: stretch.waiting },
        { id: 'room', unit: 'packets', values: stretch.room },
      ],
    },
  ];
}
