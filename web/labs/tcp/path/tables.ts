// Further tables of the path's figure: the path itself, and the wait for order on it.

import type { TcpMyPath } from '#pkg/tcp.js';
import { PATH, WAITING } from '#pkg/tcp.path.heads.ts';
import { columnsOf, type DataColumn } from '../../../charts/table/columns.ts';
import { dataOfBoth, type FurtherTable } from '../../../charts/table/furtherTable.ts';

/** The tables of the scenario, and of the kept one, as far as they have come. */
export function pathTables(path: TcpMyPath | null, kept: TcpMyPath | null | undefined): FurtherTable[] {
  const both = (table: (of: TcpMyPath) => DataColumn[]) =>
    dataOfBoth(path, kept ?? undefined, (of) => (of === null ? [] : table(of)));
  return [
    { name: 'The path', suffix: 'path', ...both(pathColumns) },
    { name: 'Waiting for order', suffix: 'waiting', ...both(waitColumns) },
  ];
}

function pathColumns({ percents, delays }: TcpMyPath): DataColumn[] {
  const rows = Array.from(percents, (percent, i) => ({ percent, delay: delays[i] }));
  return columnsOf<keyof typeof PATH>(rows, PATH);
}

function waitColumns({ waiting, waitMean, waitMax }: TcpMyPath): DataColumn[] {
  return columnsOf<keyof typeof WAITING>([{ waiting, wait_mean: waitMean, wait_max: waitMax }], WAITING);
}
