// Tables of the figure of a transfer.

import type { TcpTransfer } from '#pkg/tcp.js';
import { ARRIVALS, DATA, EVENTS } from '#pkg/tcp.transfer.heads.ts';
import { columnsFrom, type DataColumn } from '../../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../../charts/table/furtherTable.ts';

/** A row for each sampling time of the sender; with RACK’s window where losses are detected by time. */
export function sampleColumns(found: TcpTransfer, hasRack: boolean): DataColumn[] {
  return columnsFrom(DATA, {
    time: found.times,
    window: found.windows,
    slow_start_threshold: found.slowStarts,
    duplicate_threshold: found.thresholds,
    reordering: found.reordering,
    rack_window: hasRack ? found.rack : found.rack.map(() => Number.NaN),
  });
}

/** The tables of the scenario's transfer, and of the kept one's. */
export function furtherTables(found: TcpTransfer, kept: TcpTransfer | undefined): FurtherTable[] {
  return [
    { name: 'Arrivals', suffix: 'arrivals', ...dataOfBoth(found, kept, arrivalColumns) },
    { name: 'Events', suffix: 'events', ...dataOfBoth(found, kept, eventColumns) },
  ];
}

function arrivalColumns({ bins, throughputs, lags }: TcpTransfer): DataColumn[] {
  return columnsFrom(ARRIVALS, { time: bins, throughput: throughputs, lag: lags });
}

function eventColumns(found: TcpTransfer): DataColumn[] {
  return columnsFrom(EVENTS, {
    time: found.eventTimes,
    event: Array.from(found.eventKinds, (kind) => found.kinds[kind] ?? ''),
    segment: Array.from(found.eventSegments, (segment) => (segment === 0 ? Number.NaN : segment)),
    window_before: found.eventBefores,
    window_after: found.eventAfters,
    needless: found.eventNeedless,
  });
}
