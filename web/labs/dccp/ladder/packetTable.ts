// The ladder as tables: its packets, as `oos figure` prints them, and further tables of reports and rates.

import type { DccpLadder, DccpStretch } from '#pkg/dccp.js';
import { BUFFER, DATA, RATE, REPORTS } from '#pkg/dccp.ladder.heads.ts';
import { columnsFrom, columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../../charts/table/furtherTable.ts';
import { SIDES } from '../sides.ts';

const WAYS = ['arrived', 'lost on the way', 'dropped by the queue'];

/** A row for each packet of the run with the buffer, then of the one without, in the order of sending. */
export function packetColumns(ladder: DccpLadder): DataColumn[] {
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
  return columnsOf(rows, DATA);
}

/** Reports and rates of the run that is shown, and of the kept one. */
export function flowTables(own: DccpStretch, kept: DccpStretch | undefined): FurtherTable[] {
  return [
    {
      name: 'Reports',
      suffix: 'reports',
      ...dataOfBoth(own, kept, (stretch) =>
        columnsFrom(REPORTS, {
          sent: stretch.reportSent,
          came: stretch.reportArrival,
          p: stretch.reportRate,
          x_recv: stretch.reportReceived,
        }),
      ),
    },
    {
      name: 'Rate allowed',
      suffix: 'rate',
      ...dataOfBoth(own, kept, (stretch) =>
        columnsFrom(RATE, { time: stretch.at, x: stretch.allowed, timeout: stretch.timeout }),
      ),
    },
    {
      name: 'Buffer',
      suffix: 'buffer',
      ...dataOfBoth(own, kept, (stretch) =>
        columnsFrom(BUFFER, { time: stretch.levelAt, buffered: stretch.waiting, room: stretch.room }),
      ),
    },
  ];
}
