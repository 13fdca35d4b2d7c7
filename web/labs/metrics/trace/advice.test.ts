import { expect, test } from 'vitest';
import { adviceRows, sharesText } from './advice.ts';

const buffer = (share: number, packets: number) => ({ share, packets, time: 2 * packets });

test('shares that one buffer recovers stand in one row', () => {
  const rows = adviceRows([buffer(0.9, 3), buffer(0.95, 3), buffer(0.99, 7), buffer(1, 7)]);
  expect(rows.map(({ shares, advice }) => [sharesText(shares), advice.packets])).toEqual([
    ['90% to 95%', 3],
    ['99% to 100%', 7],
  ]);
});

test('rows that differ in one value stay apart', () => {
  const rows = adviceRows([buffer(0.9, 3), { ...buffer(0.99, 3), time: 9 }]);
  expect(rows.map(({ shares }) => sharesText(shares))).toEqual(['90%', '99%']);
});
