import { expect, test } from 'vitest';
import { tcp_points } from '#pkg/tcp.js';
import '../modelRun.testing.ts';
import { changeWords, comparedOf, lostWords, MECHANISM_WORDS, type Point } from './compared.ts';

/** A point with these throughputs without a mechanism, and with it alone, in each run. */
function point(name: string, ...kept: readonly [number, number][]): Point {
  const estimateOf = () => ({ mean: Number.NaN, ci95: null });
  return {
    name,
    numbers: Float64Array.of(1),
    runs: kept.length,
    estimate: estimateOf,
    difference: estimateOf,
    value: (_, run, which = 0) => kept[run]?.[which] ?? Number.NaN,
  };
}

test('a change is of pairs: it is told where single runs differ by more than it', () => {
  const whole = point('all', [0.9, 0.1], [0.5, 0.3], [0.7, 0.2]);
  const { lost, won } = comparedOf(point('undo', [0.8, 0.1], [0.41, 0.3], [0.6, 0.2]), whole);
  expect(changeWords(lost)).toBe('−9.7 points');
  expect(changeWords(won)).toBe('as much');
});

test('what the runs do not tell apart is said, and what has not come says nothing', () => {
  const whole = point('all', [0.9, 0.1], [0.5, 0.1]);
  expect(changeWords(comparedOf(point('rack', [0.5, 0.2], [0.9, 0.2]), whole).lost)).toBe('as much');
  expect(changeWords(comparedOf(point('rack', [0.6, 0.2], [0.9, 0.2]), whole).lost)).toBe('not told apart');
  expect(changeWords(comparedOf(point('rack', [0.6, 0.2], [0.9, 0.2]), whole).won)).toBe('+10 points');
  expect(changeWords(comparedOf(point('rack'), whole).lost)).toBe('');
});

test('a loss is named where the runs tell it, and equality where the interval is narrow', () => {
  const said = (...without: readonly (readonly [number, number])[]) => {
    const whole = point('all', [0.9, 0.5], [0.9, 0.5]);
    const others = without.map(([a, b], at) => point(`Undo ${at}`, [a, 0.5], [b, 0.5]));
    const all = [whole, ...others].map((one) => {
      const compared = comparedOf(one, whole);
      const kept = [0, 1].map((run) => one.value('throughput_ratio', run));
      return { ...compared, without: { mean: ((kept[0] ?? 0) + (kept[1] ?? 0)) / 2, ci95: null } };
    });
    return lostWords(all, 'Linux', 2).replace('Linux keeps 90% of its throughput; ', '');
  };
  expect(said([0.4, 0.41], [0.9, 0.9])).toBe('without “undo 0” 49.5 points less.');
  expect(said([0.4, 0.41], [0.9, 0.9], [0.1, 0.1], [0.5, 0.5])).toBe(
    'without “undo 2” 80 points less, without “undo 0” 49.5 points less.',
  );
  // the lowest mean is within its interval and not told; another one is
  expect(said([0.1, 0.9], [0.6, 0.6])).toBe('without “undo 1” 30 points less.');
  expect(said([0.1, 0.9])).toBe(
    'without any one of its own mechanisms it may keep as much; 2 runs do not show it.',
  );
  expect(said([0.9, 0.9], [0.899, 0.9])).toBe('without any one of its own mechanisms it keeps as much.');
});

test('while runs are to come what is kept is that so far', () => {
  const whole = comparedOf(point('all', [0.9, 0.5]), point('all', [0.9, 0.5]));
  const without = { mean: 0.9, ci95: null };
  const all = [
    { ...whole, without },
    { ...whole, without: { mean: Number.NaN, ci95: null } },
  ];
  expect(lostWords(all, 'Linux', 2, true)).toBe('So far Linux keeps 90% of its throughput.');
  const none = all.map((one) => ({ ...one, isInStack: false }));
  expect(lostWords(none, 'Linux', 2)).toBe(
    'Linux keeps 90% of its throughput; it has none of these mechanisms.',
  );
});

test('of each mechanism that the model names is said what it does', () => {
  const [, ...names] = tcp_points('mechanisms', '#/tcp').points.map(({ name }) => name);
  expect(Object.keys(MECHANISM_WORDS).toSorted()).toEqual(names.toSorted());
});
