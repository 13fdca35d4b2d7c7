import { expect, test } from 'vitest';
import { countWithNoun } from './counts.ts';

test.each([
  [0, '0 packets'],
  [1, '1 packet'],
  [65_535, '65,535 packets'],
  [4711 + 1 / 3, '4,711.3 packets'],
  [1 / 3, '0.3333 packets'],
  [0.01, '0.01 packets'],
])('%d', (count, words) => expect(countWithNoun(count, 'packet')).toBe(words));
