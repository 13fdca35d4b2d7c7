// Two delays as shown differ by the difference as shown.

import { expect, test } from 'vitest';
import { delaysApart } from './delaysApart.ts';

test('who subtracts two numbers finds the difference that stands beside them', () => {
  // as 98 - 94 would not be 5
  expect(delaysApart(98.4, 93.8, 12)).toEqual({ from: '99', to: '94', difference: '5', half: '12' });
  expect(delaysApart(98.4, 93.4, 12)).toEqual({ from: '98', to: '93', difference: '5', half: '12' });
  expect(delaysApart(20.14, 21.39, 0.2)).toMatchObject({ from: '20.1', to: '21.4', difference: '1.3' });
  for (let at = 0; at < 400; at += 1) {
    const [from, to] = [50 + 7.37 * Math.sin(at), 50 + 7.37 * Math.sin(3 * at + 1)];
    const shown = delaysApart(from, to, [12, 3, 0.2, 0][at % 4] ?? 1);
    expect(Math.abs(Number(shown.from) - Number(shown.to)), `${from} ${to}`).toBeCloseTo(
      Number(shown.difference),
      9,
    );
    const unit = 10 ** -(shown.half.split('.')[1]?.length ?? 0);
    expect(Math.abs(Number(shown.from) - from)).toBeLessThan(unit);
    expect(Math.abs(Number(shown.to) - to)).toBeLessThan(0.501 * unit);
    expect(Number(shown.difference)).toBeCloseTo(Math.abs(from - to), shown.half.split('.')[1]?.length ?? 0);
  }
});

test('no more digits than the first two of the interval', () => {
  expect(delaysApart(26.326, 32.854, 3.597)).toEqual({
    from: '26.4',
    to: '32.9',
    difference: '6.5',
    half: '3.6',
  });
  expect(delaysApart(26.326, 32.854, 36)).toMatchObject({ half: '36' });
  expect(delaysApart(0.26326, 0.32854, 0.036).half.length).toBeLessThanOrEqual('0.036'.length);
});

test('the delay of the scenario is rounded as in every table, and the interpolated one gives way', () => {
  expect(delaysApart(21.724, 28.7607, 1.98)).toMatchObject({ from: '21.8', to: '28.8', difference: '7.0' });
  expect(delaysApart(23.4396, 26.4596, 1.3)).toMatchObject({ from: '23.5', to: '26.5', difference: '3.0' });
});
