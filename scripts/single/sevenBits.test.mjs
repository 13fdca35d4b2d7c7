import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, lettersOf } from './sevenBits.mjs';

test('bytes come back as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(bytesOf(lettersOf(bytes), bytes.length)).toEqual(new Uint8Array(bytes));
    }),
  );
});

test('no letter is one that a parser of HTML changes or reads', () => {
  const all = lettersOf(
    Uint8Array.from({ length: 70_000 }, (_, place) => (place * 167 + (place >> 5)) % 256),
  );
  expect(all).not.toMatch(/[\0\r<\u0080-\u00ff]/);
  // all other characters occur, so that the test is not empty
  expect(new Set(all).size).toBeGreaterThanOrEqual(125);
});

test('a part is a seventh larger than its bytes, where base64 is a third larger', () => {
  const bytes = Uint8Array.from({ length: 7000 }, (_, place) => (place * 193 + (place >> 4) * 71) % 256);
  const size = Buffer.byteLength(lettersOf(bytes));
  expect(size / bytes.length).toBeLessThan(1.144);
});
