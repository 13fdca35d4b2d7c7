import { expect, test } from 'vitest';
import { valueAt } from './matrix.ts';

const matrix = { x: [10, 100, 1000], y: [4, 7], values: [0.5, 0.6, 0.8, 0.7, 0.9, Number.NaN] };
/** Scales of a map 200 px wide with a logarithmic axis, and 30 px high. */
const plot = { x: (value: number) => 100 * (Math.log10(value) - 1), y: (value: number) => 70 - 10 * value };
const at = (x: number, y: number) => valueAt(matrix, plot, { x, y });

test('between cells a map has what lies between their values, evenly along its axes', () => {
  // the cell's own value
  expect(at(100, 4)).toBeCloseTo(0.6, 12);
  expect(at(100, 7)).toBeCloseTo(0.9, 12);
  // a third of the way between two cells, not the value of the nearer one
  expect(at(100, 5)).toBeCloseTo(0.7, 12);
  // half the way along a logarithmic axis, in pixels
  expect(at(Math.sqrt(1000), 4)).toBeCloseTo(0.55, 12);
});

test('nothing is known beside a cell that is not computed, nor outside', () => {
  expect(at(500, 5)).toBeNaN();
  expect(at(500, 4)).toBeCloseTo(0.6 + 0.2 * Math.log10(5), 12);
  expect(at(5, 4)).toBeNaN();
});
