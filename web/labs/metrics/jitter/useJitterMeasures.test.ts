import { expect, test } from 'vitest';
import type { ReorderingMeasures } from '#pkg/metrics.js';
import { measuresOf } from '../../../bench/results/table.ts';
import { summarise } from './useJitterMeasures.ts';

/** A replication with the columns from which means are computed. */
function run(received: number, tooLate: number): ReorderingMeasures {
  return {
    values: Float64Array.from(measuresOf('metrics'), ({ id }) => (id === 'received' ? received : 0)),
    threshold: 1,
    rd: Float64Array.of(0, 1, 0),
    rbd: Float64Array.of(1),
    rbdNeglectingLosses: Float64Array.of(1),
    beyond: 0,
    tooLate,
    reordered: 0,
    extents: new Float64Array(0),
    extentsBeyond: 0,
    degrees: new Float64Array(0),
    degreesBeyond: 0,
    discontinuities: 0,
    gaps: new Uint32Array(0),
    runs: new Uint32Array(0),
    runSum: 0,
    runSumSquares: 0,
    openRun: 0,
  };
}

test('the first run is the first in order, not the first to come', () => {
  const gathered: ReorderingMeasures[] = [];
  gathered[2] = run(12, 6);
  expect(summarise(gathered)).toBeNull();
  gathered[0] = run(10, 3);
  const found = summarise(gathered);
  expect(found?.first).toBe(gathered[0]);
  // the replication between them has not come, and is left out
  expect(found).toMatchObject({ runs: 2, tooLate: 4.5 });
  expect(found?.estimates.get('received')?.mean).toBe(11);
});
