import { expect, test } from 'vitest';
import { points, roundedToInterval, threeDigits, withHalf } from './numbers.ts';
import { timeText } from './times.ts';

test('a mean and half its interval have the same digits', () => {
  expect(withHalf(0.1735, 0.0028)).toBe('0.173 ± 0.003');
  expect(withHalf(5.223, 0.096)).toBe('5.22 ± 0.10');
  expect(withHalf(12.34, 5.7)).toBe('12.3 ± 5.7');
  expect(withHalf(213.4, 18)).toBe('213 ± 18');
});

test('what all runs agree on has no interval, and what rounds to nothing no sign', () => {
  expect(withHalf(0, 0)).toBe('0');
  expect(withHalf(4.25, 0.000_01)).toBe('4.25');
  expect(roundedToInterval(-0.004, 0.02)).toBe('0.00');
});

test('the rounding of a sum is no amount', () => {
  expect(threeDigits(3.55e-16)).toBe('0');
  expect(threeDigits(0.000_02)).toBe('0.00002');
});

test('one point is no points', () => {
  expect(points(0.01)).toBe('1 point');
  expect(points(0.034)).toBe('3.4 points');
});

test('a small interval in points is not rounded to 0', () => {
  expect(points(0.00027)).toBe('0.03 points');
  expect(points(1e-17)).toBe('0 points');
});

test('thousands are set apart, to the digits of an interval too', () => {
  expect(roundedToInterval(14_096.4, 12)).toBe('14,096');
  expect(withHalf(52_741.2, 0.5)).toBe('52,741.2 ± 0.5');
});

test('a time is in seconds from 2 s on, and where one beside it is', () => {
  expect(timeText(1999, null)).toBe('1,999 ms');
  expect(timeText(2036.9, null)).toBe('2.04 s');
  expect(timeText(16_666.3, 120)).toBe('16.7 s');
  expect(timeText(1650, null, 2050)).toBe('1.65 s');
  expect(timeText(25, null)).toBe('25.0 ms');
});
