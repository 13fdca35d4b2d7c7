import { expect, test } from 'vitest';
import { classAxis, classesTo, sharesOf } from './classes.ts';

test('classes hold every number once, and the last one ends with the most that is held', () => {
  for (const most of [0, 1, 2, 3, 8, 9, 200, 1000]) {
    const all = classesTo(most).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(all, `${most}`).toEqual(Array.from({ length: most + 1 }, (_, at) => at));
  }
  const names = classAxis(classesTo(200)).ticks?.map(({ label }) => label);
  expect(names?.slice(0, 4)).toEqual(['0', '129–200', '33–64', '9–16']);
  expect(new Set(names).size).toBe(10);
  expect(classAxis(classesTo(200)).valueText?.(4)).toBe('5 to 8');
});

test('a buffer that waits for losses is seen: what is spread over 200 numbers has bars of its own', () => {
  const rbd = Float64Array.from({ length: 201 }, (_, held) => (held === 0 ? 0.3 : 0.7 / 200));
  const shares = sharesOf(classesTo(200), rbd);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(shares.at(-1)).toBeCloseTo((72 * 0.7) / 200, 12);
  // shares that end below the last class
  expect(Array.from(sharesOf(classesTo(8), Float64Array.of(0.5, 0.25, 0.25)))).toEqual([
    0.5, 0.25, 0.25, 0, 0,
  ]);
});
