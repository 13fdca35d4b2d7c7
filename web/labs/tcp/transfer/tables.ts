// What the figure of a transfer shows, as tables.

import type { TcpTransfer } from '#pkg/tcp.js';
import { ARRIVALS, DATA, EVENTS } from '#pkg/tcp.transfer.heads.ts';
import { columnsFrom, type DataColumn } from '../../../charts/figure/columns.ts';
import type { FurtherTable } from '../../../charts/figure/furtherTable.ts';

/** A row for each look at the sender; RACK’s window where losses are found by time. */
export function lookColumns(found: TcpTransfer, hasRack: boolean): DataColumn[] {
  return columnsFrom(DATA, {
    time: found.times,
    window: found.windows,
    slow_start_threshold: found.slowStarts,
    duplicate_threshold: found.thresholds,
    reordering: found.reordering,
    rack_window: hasRack ? found.rack : found.rack.map(() => Number.NaN),
  });
}

export function furtherTables(found: TcpTransfer): FurtherTable[] {
  return [
    {
      name: 'Arrivals',
      suffix: 'arrivals',
      data: () => columnsFrom(ARRIVALS, { time: found.bins, throughput: found.throughputs, lag: found.lags }),
    },
    {
      name: 'Events',
      suffix: 'events',
      data: () =>
        columnsFrom(EVENTS, {
          time: found.eventTimes,
          event: Array.from(found.eventKinds, (kind) => found.kinds[kind] ?? ''),
          segment: Array.from(found.eventSegments, (segment) => (segment === 0 ? Number.NaN : segment)),
          window_before: found.eventBefores,
          window_after: found.eventAfters,
          needless: found.eventNeedless,
        }),
    },
  ];
}
