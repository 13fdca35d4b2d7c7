// A claim computed in the browser has the figures that `oos ledger` printed: from the same runs, to the digit.

import { expect, test } from 'vitest';
import { LEDGER_SIZES } from '#pkg/ledgers.ts';
import { poolInProcess } from '../sim/inProcess.testing.ts';
import { builtOf, sameFigures } from './ComputeHere.tsx';
import { choicesOf, computedClaim, type LiveProgress } from './live.ts';
import { paperOf } from './papers.ts';

const pool = poolInProcess();
const signal = new AbortController().signal;

function builtAndSize(id: string) {
  const paper = paperOf(id);
  const claim = paper?.claims.find((each) => each.id === id);
  const size = paper && LEDGER_SIZES[paper.lab]?.quick;
  if (paper === undefined || claim === undefined || size === undefined) throw new Error(`there is no ${id}`);
  return { built: builtOf(paper, claim), size };
}

// of each paper a claim that is computed quickly; red-5 is judged under both senders
test.each(['alf-58', 'dccp-5', 'metrics-1', 'red-5'])(
  '%s has the printed figures, outcomes and verdict',
  async (id) => {
    const { built, size } = builtAndSize(id);
    const told: LiveProgress[] = [];
    const live = await computedClaim(id, built.length, size, {
      pool,
      signal,
      tell: (progress) => told.push(progress),
    });
    expect(live.map(({ verdict }) => verdict)).toEqual(built.map(({ verdict }) => verdict));
    const figures = built.reduce((sum, { checks }) => sum + checks.length, 0);
    expect(sameFigures(built, live)).toEqual({ same: figures, all: figures });
    for (const [column, { checks, beside }] of built.entries()) {
      expect(live[column]?.checks.map(({ outcome }) => outcome)).toEqual(
        checks.map(({ outcome }) => outcome),
      );
      expect(live[column]?.beside).toEqual(beside);
      for (const [place, { figure, allowed }] of checks.entries()) {
        const computed = live[column]?.checks[place];
        expect(computed?.figure.scenarios).toEqual(figure.scenarios);
        // printed figures are rounded to six digits
        expect(computed && Number(computed.figure.mean.toPrecision(6))).toBe(figure.mean);
        expect(computed?.allowed?.map((end) => end === null)).toEqual(allowed?.map((end) => end === null));
      }
    }
    for (const { done, asked } of told) expect(done).toBeLessThanOrEqual(asked);
  },
);

test('other runs give other figures, and a claim that is given up answers nothing', async () => {
  const { built } = builtAndSize('metrics-7');
  const few = await computedClaim(
    'metrics-7',
    1,
    { runs: 2, isLong: true },
    { pool, signal, tell: () => {} },
  );
  const { same, all } = sameFigures(built, few);
  expect(same).toBeLessThan(all);
  const given = new AbortController();
  const asking = { pool, signal: given.signal, tell: () => given.abort(new Error('given up')) };
  await expect(computedClaim('metrics-7', 1, { runs: 2, isLong: true }, asking)).rejects.toThrow('given up');
});

test('sizes are offered once each, the printed one first', () => {
  const quick = { runs: 100, isLong: true };
  const sizes = { quick, full: { runs: 200, isLong: true }, most: 200 };
  expect(choicesOf(sizes)).toEqual([quick, sizes.full]);
  const longer = { quick: { runs: 6, isLong: false }, full: { runs: 10, isLong: true }, most: 200 };
  expect(choicesOf(longer).map(({ runs }) => runs)).toEqual([6, 10, 200]);
});
