import { expect, test } from 'vitest';
import { jitterWords } from './jitterWords.ts';

test('a share of jitter says of which of its two measures it is', () => {
  expect(jitterWords([42.7, 17.3], [1825, 298])).toBe(
    ', a standard deviation 59% smaller, a variance 84% smaller',
  );
  expect(jitterWords([10, 10], [100, 100])).toBe(', with about the same standard deviation');
  expect(jitterWords([0, 0], [0, 0])).toBe('');
});
