import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packetShares } from '../../bench/rows/rows.ts';
import { PARTS } from '../read/answer.ts';
import type { Bar } from '../read/lesson.ts';
import { drawnShares, judgedBars, packetSharesIn, sharesIn, withParts } from './bars.ts';

const BARS: readonly Bar[] = ['18', '20', '22', '24', '26', '28', '30'].map((words) => ({
  words,
  from: Number(words),
  to: Number(words) + 1,
}));

/** The maximum of a buffer in fifty runs. */
const RUNS = [
  18, 20, 20, 21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 24, 24, 25, 25, 25, 26, 26, 27, 28, 29, 30,
].flatMap((value) => [value, value]);
const MEASURED = sharesIn(BARS, RUNS);

const judged = (parts: readonly number[]) => judgedBars(BARS, MEASURED, drawnShares(parts), RUNS.length);

test('each value is in one bar, also between two whole numbers', () => {
  expect(MEASURED.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(sharesIn(BARS, [19.5]).map(({ share }) => share)).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

/** Random answers: twenty parts on the bars. */
const drawn = fc
  .array(fc.nat(BARS.length - 1), { minLength: PARTS, maxLength: PARTS })
  .map((bars) => BARS.map((_, at) => bars.filter((bar) => bar === at).length));

test('what was measured is as measured, whatever it is', () => {
  fc.assert(
    fc.property(drawn, (parts) => {
      const values = parts.flatMap((count, at) =>
        Array.from({ length: 5 * count }, () => BARS[at]?.from ?? 0),
      );
      const found = judgedBars(BARS, sharesIn(BARS, values), drawnShares(parts), values.length);
      expect(found.level).toBe('as measured');
      expect(found.compared).toBe('');
    }),
  );
});

test.each([
  ['all in the middle', [0, 0, 0, 20, 0, 0, 0], 'near', 'Yours is too narrow'],
  ['far to the left', [10, 6, 4, 0, 0, 0, 0], 'other', 'Half of yours lie in “18” or below'],
  ['the mirror of a skewed one', [0, 0, 1, 2, 3, 6, 8], 'other', 'Half of yours'],
  ['about right', [1, 3, 5, 5, 3, 2, 1], 'as measured', ''],
  ['the same everywhere', [3, 3, 3, 3, 3, 3, 2], 'as measured', ''],
] as const)('%s: %s', (_, parts, level, words) => {
  const { level: found, compared } = judged(parts);
  expect(found).toBe(level);
  expect(compared).toContain(words);
});

test('all bars together never have more than all parts, and the one that is set has what it was given', () => {
  fc.assert(
    fc.property(drawn, fc.nat(BARS.length - 1), fc.nat(PARTS), (parts, at, wanted) => {
      const next = withParts(parts, at, wanted);
      expect(next[at]).toBe(wanted);
      expect(next.every((own) => own >= 0)).toBe(true);
      expect(next.reduce((sum, own) => sum + own, 0)).toBe(
        Math.min(PARTS, PARTS - (parts[at] ?? 0) + wanted),
      );
    }),
  );
});

test('of packets each run has shares, and a bar has their mean and interval', () => {
  const bars = [
    { words: 'early', from: -200, to: -1 },
    { words: 'in place', from: 0, to: 0 },
    { words: 'late', from: 1, to: 200 },
  ];
  // a row begins with the value of its first share
  const rows = [packetShares(-2, [0.1, 0.1, 0.6, 0.2]), packetShares(-1, [0.1, 0.7, 0.1, 0.1])];
  const [early, inPlace, late] = packetSharesIn(bars, rows);
  expect([early?.share, inPlace?.share, late?.share].map((share) => share?.toFixed(3))).toEqual([
    '0.150',
    '0.650',
    '0.200',
  ]);
  expect(inPlace?.half).toBeGreaterThan(0.3);
  expect(packetSharesIn(bars, rows.slice(0, 1))[1]).toEqual({ share: 0.6, half: 0 });
});
