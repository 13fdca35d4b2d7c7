// How points of the figures are computed: levels of the disturbance, and settings of the queue.

import type { RedScenario } from '#pkg/params.ts';
import type { FigurePoint } from '#pkg/red.js';
import { TABLE } from '#pkg/red.table.ts';
import type { Listed } from '../../bench/listed/listed.ts';
import { runByRun } from '../../bench/results/calls.ts';
import { columnOf } from '../../bench/results/columns.ts';
import type { DataColumn } from '../../charts/table/columns.ts';
import { paramsOf } from '../../scenario/values.ts';

export const RUNS = runByRun(TABLE.measures, (text, replication) => ({
  fn: 'red_replications',
  args: [text, replication, 1],
}));

/**
 * How the model lists and runs a figure's points. A point that is to lose as many packets as have long lags gets its
 * loss rate (`settled`) once these are measured.
 */
export function sourceOf(listed: Listed) {
  return {
    listed,
    rows: RUNS,
    points: (text: string) => ({ fn: 'red_points', args: [listed.figure, text] }) as const,
    settled: (text: string, share: number) => ({ fn: 'red_losing', args: [text, share] }) as const,
  };
}

/** A column with the queue of each row, as the scenario's own queue may be another. */
export function queueColumn(areDropTail: readonly boolean[]): DataColumn[] {
  const queues = areDropTail.map((isDropTail): RedScenario['queue'] => (isDropTail ? 'droptail' : 'red'));
  return paramsOf('red')
    .filter(({ id }) => id === 'queue')
    .map((param) => columnOf(param, queues));
}

/** Tau, p_s and the setting of the point's queue; the numbers of `oos figure` have NaN for that of the other queue. */
export function numbersOf({ numbers }: Pick<FigurePoint, 'numbers'>) {
  const [tau = Number.NaN, loss = Number.NaN, minth = Number.NaN, limit = Number.NaN] = numbers;
  const isDropTail = Number.isNaN(minth);
  return { tau, loss, isDropTail, setting: isDropTail ? limit : minth };
}
