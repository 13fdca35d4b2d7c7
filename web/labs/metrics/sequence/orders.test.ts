import { expect, test } from 'vitest';
import { orderText } from '../../../charts/sequence/orderText.ts';
import { orderWithLate, repeatedOrder, shuffledOrder } from './orders.ts';

test('short orders are written number by number, with what is lost outside them', () => {
  expect(orderText([1, 2, 5, 4, 3, 6], [])).toBe('1 2 5 4 3 6');
  expect(orderText([2, 5], [1, 3, 4, 6, 7])).toBe('2 5 x1 x6-7');
});

test('long ones with ranges, up and down', () => {
  const up = Array.from({ length: 60 }, (_, i) => i + 1);
  const down = Array.from({ length: 20 }, (_, i) => 80 - i);
  expect(orderText([...up, ...down], [])).toBe('1-60 80-61');
  expect(orderText([...up, 62, 61, 70, 65], [])).toBe('1-60 62 61 70 65');
});

test('a run turns where its direction does', () => {
  const teeth = Array.from({ length: 15 }, (_, i) => [3 * i + 1, 3 * i + 2, 3 * i + 3, 3 * i + 2]).flat();
  expect(orderText(teeth, []).startsWith('1-3 2 4-6 5 ')).toBe(true);
});

test('a shuffled order has the same packets, none of them far from its place', () => {
  let state = 7;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const order = shuffledOrder([9, 8, 7, 6, 5, 4, 3, 2, 1, 1], random);
  expect([...order].sort((a, b) => a - b)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(order).not.toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const away = order.map((number, i) => Math.abs(i - number));
  expect(Math.max(...away)).toBeLessThanOrEqual(5);
});

test('twice as long goes on with the same pattern', () => {
  expect(repeatedOrder([1, 3, 2])).toEqual([1, 3, 2, 4, 6, 5]);
  expect(repeatedOrder([])).toEqual([1, 2, 3]);
});

test('packets are late, behind as many as are wanted, and the others keep their order', () => {
  const order = [1, 2, 4, 5, 3, 6];
  expect(orderWithLate(order, [{ packet: 3, ahead: 2 }])).toEqual(order);
  expect(orderWithLate(order, [{ packet: 2, ahead: 2 }])).toEqual([1, 3, 4, 2, 5, 6]);
  expect(orderWithLate(order, [{ packet: 3, ahead: 3 }])).toEqual([1, 2, 4, 5, 6, 3]);
  expect(orderWithLate(order, [])).toEqual([1, 2, 3, 4, 5, 6]);
  // numbers with gaps
  expect(orderWithLate([10, 30, 20], [{ packet: 10, ahead: 2 }])).toEqual([20, 30, 10]);
});

test('any order is said by how many overtook each of its packets', () => {
  for (const order of [
    [1, 2, 5, 4, 3, 6],
    [6, 5, 4, 3, 2, 1],
    [3, 1, 6, 2, 5, 4],
    [20, 40, 10, 30],
  ]) {
    const late = order.map((packet, i) => ({
      packet,
      ahead: order.slice(0, i).filter((before) => before > packet).length,
    }));
    expect(orderWithLate([...order].reverse(), late)).toEqual(order);
  }
});
