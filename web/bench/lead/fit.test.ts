// A leading sentence is set as large as fits.

import { expect, test } from 'vitest';
import { setToFit } from './fit.ts';

/** A paragraph that is so high at each step, the first one as it is without any. */
function paragraph(heights: readonly number[]) {
  const dataset: DOMStringMap = { long: '4' };
  return {
    dataset,
    get offsetHeight() {
      return heights[Number(dataset.long ?? '0')] ?? Number.NaN;
    },
  };
}

const BAND = { clientHeight: 64 };

test.each([
  [[53, 48, 41, 41, 36], undefined],
  [[79, 48, 41, 41, 36], '1'],
  [[106, 72, 61, 41, 36], '2'],
  [[132, 96, 82, 61, 54], '3'],
  [[158, 120, 102, 82, 54], '4'],
  // what fits nowhere is as small as it becomes
  [[300, 300, 300, 300, 300], '4'],
])('heights of %j at each step: %s', (heights, step) => {
  const one = paragraph(heights);
  setToFit(one, BAND);
  expect(one.dataset.long).toBe(step);
});
