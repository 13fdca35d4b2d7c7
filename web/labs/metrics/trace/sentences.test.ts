import { expect, test } from 'vitest';
import { spanAtLeast } from './sentences.ts';

test.each([
  [13.02, '14 ms'],
  [3.1, '3.1 ms'],
  [1.14, '1.2 ms'],
  [60, '60 ms'],
  [0.0301, '31 µs'],
  [0.015, '15 µs'],
  [2345, '2.4 s'],
  [123.2, '124 ms'],
  [0, '0 ms'],
])('a buffer of %d ms is one of %s, never less', (ms, words) => expect(spanAtLeast(ms)).toBe(words));
