import { expect, test } from 'vitest';
import { jitterWords } from './jitterWords.ts';

test('a share of jitter says of which of its two measures it is', () => {
  expect(jitterWords([42.7, 17.3], [1825, 298])).toBe(
    ", 59% less jitter as a standard deviation, 84% less as the paper's variance",
  );
  expect(jitterWords([10, 10], [100, 100])).toBe(', with about the same jitter');
  expect(jitterWords([0, 0], [0, 0])).toBe('');
});
