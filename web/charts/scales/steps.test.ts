import { expect, test } from 'vitest';
import { stepPath } from './steps.ts';

const path = (values: number[]) =>
  stepPath(
    { times: values.map((_, i) => i), values },
    [0, values.length],
    (time) => 10 * time,
    (value) => value,
  );

test('a value that is not finite breaks a stair', () => {
  expect(path([1, 2, 3])).toBe('M0.0 1.0H10.0V2.0H20.0V3.0H30.0');
  expect(path([Number.POSITIVE_INFINITY, 2, Number.NaN, 4])).toBe('M10.0 2.0H20.0M30.0 4.0H40.0');
  expect(path([2, Number.POSITIVE_INFINITY])).toBe('M0.0 2.0H10.0');
});

test('and so it does where there are more values than pixels', () => {
  const many = Array.from({ length: 400 }, (_, i) => (i < 200 ? Number.POSITIVE_INFINITY : 7));
  const found = stepPath(
    { times: many.map((_, i) => i), values: many },
    [0, 400],
    (time) => time / 20,
    (value) => value,
  );
  expect(found).not.toContain('NaN');
  expect(found).not.toContain('Infinity');
  expect(found).toMatch(/^M1[01]\.0 7\.0.*H20\.0$/);
});
