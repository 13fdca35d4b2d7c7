// Who subtracts two delays finds the difference that stands beside them.

import { expect, test } from 'vitest';
import { apart } from './apart.ts';

test('who subtracts two numbers finds the difference that stands beside them', () => {
  // 98 - 94 is not 5
  expect(apart(98.4, 93.8, 12)).toEqual({ from: '98.4', to: '93.8', difference: '4.6', half: '12.0' });
  expect(apart(98.4, 93.4, 12)).toEqual({ from: '98', to: '93', difference: '5', half: '12' });
  expect(apart(20.14, 21.39, 0.2)).toMatchObject({ from: '20.1', to: '21.4', difference: '1.3' });
  for (let at = 0; at < 400; at += 1) {
    const [from, to] = [50 + 7.37 * Math.sin(at), 50 + 7.37 * Math.sin(3 * at + 1)];
    const shown = apart(from, to, [12, 3, 0.2][at % 3] ?? 1);
    expect(Math.abs(Number(shown.from) - Number(shown.to)), `${from} ${to}`).toBeCloseTo(
      Number(shown.difference),
      9,
    );
  }
});
