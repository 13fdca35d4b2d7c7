import { expect, test } from 'vitest';
import type { DataColumn } from '../../../charts/table/columns.ts';
import { bufferTable, crossingsTable } from './orderTables.ts';

const N = Number.NaN;
/** The model's report on 1 3 2 2 5: 4 is lost. */
const REPORT = {
  arrivals: Float64Array.of(1, 3, 2, 2, 5),
  lost: Float64Array.of(4),
  duplicate: Uint8Array.of(0, 0, 0, 1, 0),
  reordered: Uint8Array.of(0, 0, 1, 0, 0),
  displacement: Float64Array.of(0, -1, 1, N, 0),
  occupancy: Float64Array.of(0, 1, 0, N, 1),
};
const cells = (table: readonly DataColumn[], name: string) =>
  Array.from(table.find(({ id }) => id === name)?.values ?? []);

test('a row for each arrival, and one for each packet that is lost', () => {
  const table = crossingsTable(REPORT);
  expect(cells(table, 'arrival')).toEqual([1, 2, 3, 4, 5, null]);
  expect(cells(table, 'packet')).toEqual([1, 3, 2, 2, 5, 4]);
  expect(cells(table, 'kind')).toEqual([
    'in-order',
    'in-order',
    'reordered',
    'duplicate',
    'in-order',
    'lost',
  ]);
  expect(cells(table, 'displacement')).toEqual([0, -1, 1, N, 0, null]);
});

test('tables have all arrivals, however many are drawn', () => {
  const many = Float64Array.from({ length: 1500 }, (_, i) => i + 1);
  const flags = new Uint8Array(1500);
  const report = {
    ...{ arrivals: many, lost: new Float64Array(), duplicate: flags, reordered: flags },
    ...{ displacement: new Float64Array(1500), occupancy: new Float64Array(1500) },
  };
  for (const table of [crossingsTable(report), bufferTable(report)])
    expect(table.map(({ values }) => values.length)).toEqual(table.map(() => 1500));
});
