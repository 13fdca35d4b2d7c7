// A leading sentence gets the largest size that fits.

import { expect, test } from 'vitest';
import { setToFit } from './fit.ts';

/** A paragraph with these heights: without a step, then at each step. */
function paragraph(heights: readonly number[]) {
  const dataset: DOMStringMap = { long: '4' };
  return {
    dataset,
    get offsetHeight() {
      return heights[dataset.long === undefined ? 0 : Number(dataset.long) + 1] ?? Number.NaN;
    },
  };
}

const BAND = { clientHeight: 64 };

test.each([
  [[53, 50, 48, 41, 41, 36], undefined],
  [[79, 58, 48, 41, 41, 36], '0'],
  [[79, 69, 48, 41, 41, 36], '1'],
  [[106, 86, 72, 61, 41, 36], '2'],
  [[132, 115, 96, 82, 61, 54], '3'],
  [[158, 144, 120, 102, 82, 54], '4'],
  // a sentence that fits at no size gets the smallest
  [[300, 300, 300, 300, 300, 300], '4'],
])('heights of %j at each step: %s', (heights, step) => {
  const one = paragraph(heights);
  setToFit(one, BAND);
  expect(one.dataset.long).toBe(step);
});
