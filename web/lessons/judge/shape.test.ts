import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';

test.each([
  ['Rises', [0, 0.05, 0.1, 0.2, 0.3, 0.3, 0.35, 0.4, 0.5]],
  ['Falls', [0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0, 0, 0]],
  ['Rises, then falls', [0.1, 0.2, 0.3, 0.33, 0.3, 0.2, 0.1, 0, 0]],
  ['Falls, then rises', [0.3, 0.2, 0.1, 0.1, 0.1, 0.15, 0.2, 0.3, 0.4]],
  ['Turns more than once', [0, 0.3, 0, 0.3, 0, 0.3, 0, 0.3, 0]],
  // turns of less than a tenth of the axis do not count
  ['Hardly changes', [0.2, 0.24, 0.2, 0.23, 0.25, 0.2, 0.2, 0.24, 0.22]],
  ['Rises', [0, 0.1, 0.06, 0.2, 0.15, 0.3, 0.26, 0.4, 0.36]],
])('a sketch of the kind “%s” is told by itself', (shape, heights) => {
  expect(shapeOf(heights, { low: 0, high: 0.6 })).toBe(shape);
});
