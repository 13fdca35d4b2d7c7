import { expect, test } from 'vitest';
import { linearScale, logScale } from './scale.ts';
import { axisTicks } from './ticks.ts';

const labels = (most: number, height: number, axis = {}) =>
  axisTicks({ label: 'Window', ...axis }, linearScale([0, 4000], [height, 0]), () => 16, 12, most).map(
    ({ label }) => label,
  );

test('a low axis has its ends rather than a single number', () => {
  // three round numbers do not fit where two are asked for, and any fewer would be zero alone
  expect(labels(2, 60)).toEqual(['0', '4,000']);
  expect(labels(2, 60, { integer: true })).toEqual(['0', '4,000']);
  expect(labels(9, 300).length).toBeGreaterThan(4);
  const scale = logScale([1, 1000], [60, 0]);
  expect(axisTicks({ label: 'Rate', scale: 'log' }, scale, () => 16, 12, 2)).toHaveLength(2);
});

test('where two numbers would touch there is one', () => {
  expect(labels(2, 24)).toEqual(['0']);
});
