import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { MEASURED } from '../presets.ts';
import { costParts, deviation, tableWords } from './sentences.ts';
import { type ComparedRow, isChanged } from './useTable.ts';

const row = (rtt: number, paper: number, ours: number | null): ComparedRow => ({
  paper: {
    rtt,
    extra: rtt / 2,
    spread: 8,
    rate: paper,
    ler: 0.02,
    undisturbed: 950,
  },
  disturbed: { buffered: null, rate: ours === null ? null : { mean: ours, ci95: 5 }, ler: null },
  calm: { buffered: null, rate: null, ler: null },
});

test('the row that is farthest from the paper is named with both figures', () => {
  const said = tableWords([row(50, 935.3, 924), row(200, 500.2, 266), row(400, 90.6, null)], 10);
  expect(said).toBe(
    'Largest gap to the paper: we get 266 kbit/s, it reports 500 (RTT 200 ms, no buffer). 10 runs.',
  );
});

test('a scenario with other values is not measured by the paper’s', () => {
  const scenario = { ...defaultsOf('dccp'), ...MEASURED };
  expect(isChanged({ ...scenario, rtt: 50, runs: 4, seed: 7, buffer: 12 })).toBe(false);
  expect(isChanged({ ...scenario, app: 'voice' })).toBe(true);
  expect(isChanged(defaultsOf('dccp'))).toBe(true);
  expect(tableWords([row(50, 935.3, 64)], 10, true)).toBe(
    'Largest gap, with settings of our own: 64 kbit/s, the paper 935 (RTT 50 ms, no buffer). 10 runs.',
  );
});

test('half as much is as far as twice as much', () => {
  expect(tableWords([row(50, 100, 50), row(100, 100, 190)], 1)).toContain('RTT 50 ms');
  expect(tableWords([row(50, 100, 60), row(100, 100, 190)], 1)).toContain('RTT 100 ms');
});

test('nothing is said before anything is known', () => {
  expect(tableWords(null, 10)).toBe('The simulation is under way.');
  expect(deviation(120, 100)).toBe('+20%');
});

function costOf(
  rows: readonly (readonly [rtt: number, rate: number, calm: number, buffered?: number])[],
  isBuffered = true,
) {
  const parts = costParts(
    rows.map(([rtt, rate, calm, buffered]): ComparedRow => {
      const { paper } = row(rtt, calm, rate);
      const of = (mean?: number) => (mean === undefined ? null : { mean, ci95: null });
      const disturbed = { rate: of(rate), buffered: of(buffered), ler: null };
      return { paper, disturbed, calm: { rate: of(calm), buffered: null, ler: null } };
    }),
    isBuffered,
  );
  return parts && textOf(parts);
}

test('what late packets cost is said where they cost most', () => {
  const rows = [
    [50, 900, 950, 945],
    [200, 129, 945, 413],
    [400, 90, 480],
  ] as const;
  expect(costOf(rows)).toBe(
    'the rate falls most at an RTT of 200 ms: 129 kbit/s instead of 945, 413 with a buffer',
  );
  expect(costOf(rows, false)).toBe('the rate falls most at an RTT of 200 ms: 129 kbit/s instead of 945');
  expect(costOf(rows.slice(2))).toBe('the rate falls most at an RTT of 400 ms: 90 kbit/s instead of 480');
});

test('where nothing is lost by them, and before anything is known, no cost is claimed', () => {
  expect(costOf([[50, 950, 950, 950]])).toBe('the rate falls by less than 1% at every round trip');
  expect(costOf([])).toBeNull();
  expect(costParts(null, true)).toBeNull();
});
