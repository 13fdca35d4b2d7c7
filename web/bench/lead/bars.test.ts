// Words that are wider than their bar stand after it.

import { expect, test } from 'vitest';
import { placeOfWords } from './bars.ts';

test.each([
  ['257 kbit/s', 257 / 945, false],
  ['257 kbit/s', 257 / 413, true],
  ['1.5%', 0.016, false],
  ['24.8 ms', 24.8 / 37.4, true],
])('%s in a bar of %d of the longest', (words, share, fits) => {
  expect(placeOfWords(words, share, 13)).toEqual({ from: fits ? 0 : share, isBehind: !fits });
});

test.each([
  // the kept scenario's mark is where the words would be: they begin after it
  ['147 s', 1, 0.13, 0.13, false],
  ['147 s', 1, 0.6, 0, false],
  // the bar ends before the words would
  ['147 s', 0.3, 0.13, 0.3, true],
  // the mark is after the bar, without room for the words before it
  ['257 kbit/s', 0.2, 0.3, 0.3, true],
  ['257 kbit/s', 0.2, 0.9, 0.2, true],
])('%s in a bar of %d, with a mark at %d', (words, share, mark, from, isBehind) => {
  expect(placeOfWords(words, share, 13, mark)).toEqual({ from, isBehind });
});
