// The rule for large numbers in sentences: thousands are separated, "1,000 packets". Code formats them with `formatCount`
// (`web/notation/formatCount.ts`) or a format with a comma; this test searches texts that are written by hand. Fields, links and
// files have plain numbers.

import { expect, test } from 'vitest';
import { linesWith, PLACES } from './prose.testing.mjs';

const WITH_UNIT =
  /(?<![\w\-./#=&,:])[1-9]\d{3,} (?:RTP )?(?:packets?|ADUs|bytes|ms|s|runs|segments|[kM]bit\/s|places|rows|characters|arrivals|is later)\b|\b1 in 1000\b/;

test('no sentence has 1000 packets', () => {
  expect(linesWith(PLACES, WITH_UNIT)).toEqual([]);
});
