import { expect, test } from 'vitest';
import { meanWithInterval } from './meanWithInterval.ts';

test('places have as many digits as the interval allows, three at most', () => {
  expect(meanWithInterval(6.5324, 0.0228)).toBe('6.53 ± 0.02');
  expect(meanWithInterval(6.5324, 0.3)).toBe('6.5 ± 0.3');
  expect(meanWithInterval(65.324, 0.021)).toBe('65.3');
  expect(meanWithInterval(152.4, 0.6)).toBe('152 ± 1');
  expect(meanWithInterval(6.5324, Number.NaN)).toBe('6.53');
  expect(meanWithInterval(0.0451, 0.0014)).toBe('0.05');
});
