import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale, logScale, niceLinear, niceLog } from './scale.ts';

test('a scale goes to pixels and back', () => {
  for (const scale of [linearScale([2, 12], [300, 0]), logScale([2, 12], [300, 0])]) {
    expect([scale(2), scale(12)]).toEqual([300, 0]);
    expect(scale.invert(scale(7))).toBeCloseTo(7, 12);
    expect(scale.within([0, 10])(12)).toBe(10);
  }
  expect(linearScale([0, 10], [0, 100])(2.5)).toBe(25);
  expect(logScale([1, 100], [0, 100])(10)).toBeCloseTo(50, 12);
});

test('ends become round, and ticks have the digits that tell them apart', () => {
  expect(niceLinear([0.13, 0.87])).toEqual([0.1, 0.9]);
  expect(niceLog([0.02, 300])).toEqual([0.01, 1000]);
  const scale = linearScale([0, 0.5], [0, 1]);
  expect(scale.ticks(2).map(scale.tickFormat(2, '%'))).toEqual(['0%', '20%', '40%']);
  expect(
    linearScale([0, 2000], [0, 1])
      .ticks(2)
      .map(linearScale([0, 2000], [0, 1]).tickFormat(2)),
  ).toEqual(['0', '1,000', '2,000']);
  // an axis with format '.0%' gets more digits where its steps are smaller
  const narrow = linearScale([0, 0.01], [0, 1]);
  // and so do bytes with a prefix
  const bytes = linearScale([0, 1_700_000], [0, 1]);
  expect(bytes.ticks(4).map(bytes.tickFormat(4, '~s'))).toEqual(['0', '500k', '1M', '1.5M']);
  expect(narrow.ticks(3).map(narrow.tickFormat(3, '.0%'))).toEqual(['0.0%', '0.5%', '1.0%']);
});

test('no two ticks of an axis are written alike', () => {
  const ends = fc.tuple(
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.double({ min: 1e-4, max: 1e7, noNaN: true }),
  );
  const specifiers = fc.constantFrom(undefined, '~s', '+~%', '.0%', '~g', ',d');
  fc.assert(
    fc.property(ends, fc.integer({ min: 2, max: 9 }), specifiers, ([low, width], count, specifier) => {
      const scale = linearScale([low, low + width], [0, 1]);
      const ticks = scale.ticks(count).filter((value) => specifier !== ',d' || Number.isInteger(value));
      const labels = ticks.map(scale.tickFormat(count, specifier));
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});
