import { expect, test } from 'vitest';
import { colourRamp, isDark } from './mixed.ts';

test('a ramp meets the colours that it is made of', () => {
  const ramp = colourRamp(['#f3f1eb', '#65a485', '#093b35']);
  expect([0, 0.5, 1].map(ramp)).toEqual(['rgb(243, 241, 235)', 'rgb(101, 164, 133)', 'rgb(9, 59, 53)']);
});

test('a colour between black and white is as light as it looks, not as its bytes say', () => {
  // half of OKLab's lightness is 0.125 of the light
  expect(colourRamp(['#000000', '#ffffff'])(0.5)).toBe('rgb(99, 99, 99)');
});

test('what lies on a colour is pale where that tells it apart better', () => {
  expect(
    ['rgb(9, 59, 53)', 'rgb(15, 95, 77)', 'rgb(243, 241, 235)', 'rgb(101, 164, 133)'].map(isDark),
  ).toEqual([true, true, false, false]);
  expect(isDark(null)).toBe(false);
});
