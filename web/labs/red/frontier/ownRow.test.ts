import { expect, test } from 'vitest';
import { DATA, LISTED } from '#pkg/red.frontier.heads.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { ownRow } from './ownRow.ts';

const FOUND: Estimates<'red'> = new Map([
  ['utilization', { mean: 0.9, ci95: 0.01 }],
  ['queue_delay', { mean: 25, ci95: null }],
]);

test('a point that the figure draws apart from its curves is a row with the setting of its own queue', () => {
  const red = { ...defaultsOf('red'), tau: 2, minth: 20, limit: 50 };
  const rows = [...ownRow(red, FOUND), ...ownRow({ ...red, queue: 'droptail' }, FOUND), ...ownRow(red, null)];
  const table = listedTable(LISTED, DATA, rows);
  const of = (wanted: string) => table.find(({ id }) => id === wanted)?.values;
  expect(of('level')).toEqual(['scenario', 'scenario']);
  expect(of('minth')).toEqual([20, Number.NaN]);
  expect(of('limit')).toEqual([Number.NaN, 50]);
  expect(of('utilization_ci95')).toEqual([0.01, 0.01]);
  expect(of('queue_delay')).toEqual([25, 25]);
});
