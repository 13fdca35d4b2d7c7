import { expect, test } from 'vitest';
import type { Box } from '../layout/box.ts';
import { leastInk } from './leastInk.ts';

const bounds = { left: 0, right: 100, top: 0, bottom: 50 };
const at = (left: number, top = 0): Box => ({ left, right: left + 20, top, bottom: top + 10 });
const own = (box: Box) => box;

test('the first of the places over least ink is taken', () => {
  const ink = ({ left }: Box) => (left < 30 ? 2 : 1);
  expect(leastInk([at(0), at(40), at(60)], own, { bounds, ink })).toEqual(at(40));
});

test('a place beyond the bounds, or on what is taken, is none', () => {
  const places = [at(-1), at(81), at(0, 41), at(10)];
  expect(leastInk(places, own, { bounds })).toEqual(at(10));
  expect(leastInk(places, own, { bounds, occupied: [at(29)] })).toBeNull();
  expect(leastInk(places, own, { bounds, occupied: [at(30)] })).toEqual(at(10));
});

test('with too much ink everywhere there is no place', () => {
  expect(leastInk([at(0)], own, { bounds, ink: () => 4, most: 3 })).toBeNull();
  expect(leastInk([at(0)], own, { bounds, ink: () => Infinity })).toBeNull();
});

test('after a place without ink no other is looked at', () => {
  let looked = 0;
  const ink = () => {
    looked += 1;
    return 0;
  };
  leastInk([at(0), at(40)], own, { bounds, ink });
  expect(looked).toBe(1);
});
