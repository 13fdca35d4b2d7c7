import { expect, test } from 'vitest';
import { capital, uncapital } from './capital.ts';

test('a sentence begins with a capital letter', () => {
  expect(capital('in order')).toBe('In order');
  expect(capital('RED')).toBe('RED');
  expect(capital('')).toBe('');
});

test('words inside a sentence begin with a small letter, abbreviations and symbols do not change', () => {
  expect(uncapital('Loss rate')).toBe('loss rate');
  expect(uncapital('A packet that waits')).toBe('a packet that waits');
  expect(uncapital('RED queue')).toBe('RED queue');
  expect(uncapital('W = 8')).toBe('W = 8');
  expect(uncapital('')).toBe('');
});
