// Words that are wider than their bar stand behind it.

import { expect, test } from 'vitest';
import { hasRoom } from './bars.ts';

test.each([
  ['257 kbit/s', 257 / 945, false],
  ['257 kbit/s', 257 / 413, true],
  ['1.5%', 0.016, false],
  ['24.8 ms', 24.8 / 37.4, true],
])('%s in a bar of %d of the longest', (words, share, fits) => {
  expect(hasRoom(words, share, 13)).toBe(fits);
});
