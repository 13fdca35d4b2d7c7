import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../read/lesson.ts';
import { judgedPoint } from './place.ts';
import { linesAt, nearestOn, placeOf, placeStep, valueAt } from './plane.ts';

const USE: Side = { of: 'utilization', from: 0.8, to: 1, isLog: false };
const WAIT: Side = { of: 'queue_delay', from: 0, to: 200, isLog: false };
const FAR: Side = { of: 'd', from: 10, to: 500, isLog: true };

const judged = (use: number, wait: number, half = 0) =>
  judgedPoint(
    [
      { side: USE, guess: use, measured: 0.986, half, start: 0.999 },
      { side: WAIT, guess: wait, measured: 49, half: 1000 * half, start: 158 },
    ],
    (_, value) => `${value}`,
    ({ of }) => of,
  );

test.each([
  [0.986, 49, 'as measured', ''],
  [0.98, 55, 'as measured', ''],
  [0.9, 90, 'near', 'Utilization goes from 0.999 to 0.986; you put it at 0.9.'],
  [0.99, 200, 'other', 'Queue_delay goes the other way, from 158 to 49; you put it at 200.'],
  // a guess that leaves a value as it was is wrong if the value changes
  [0.99, 158, 'other', 'Queue_delay goes from 158 to 49; you left it at 158.'],
] as const)('a point at %f, %f is %s', (use, wait, level, said) => {
  expect(judged(use, wait)).toMatchObject({ level });
  expect(judged(use, wait).compared).toContain(said);
});

test('what lies within the interval is as measured', () => {
  expect(judged(0.95, 20, 0.04).level).toBe('as measured');
});

test('each step of a side has a value that gives it back', () => {
  fc.assert(
    fc.property(fc.nat(127), fc.constantFrom(USE, WAIT), (step, side) => {
      expect(placeStep(side, valueAt(side, step))).toBe(step);
    }),
  );
  expect(placeStep(FAR, 10)).toBe(0);
  expect(placeStep(FAR, 1)).toBe(0);
  expect(placeStep(FAR, 500)).toBe(127);
  expect(placeOf({ across: FAR, up: WAIT }, [127, 0])).toEqual({ x: 500, y: 0 });
});

test('the nearest place of a line is found between its points', () => {
  const sides = { across: { ...WAIT, to: 100 }, up: { ...WAIT, to: 100 } };
  const axis = [0, 25, 50, 75, 100];
  // a surface that rises to the right, and is constant upwards
  const matrix = { x: axis, y: axis, values: axis.flatMap(() => axis) };
  const nearest = nearestOn(linesAt(sides, matrix, 60), { x: 0.2, y: 0.4 });
  expect(nearest?.x).toBeCloseTo(0.6);
  expect(nearest?.y).toBeCloseTo(0.4);
  expect(nearestOn(linesAt(sides, matrix, 200), { x: 0.2, y: 0.4 })).toBeNull();
});
