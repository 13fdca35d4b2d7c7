import { expect, test } from 'vitest';
import { heightAt, nearestValue, type PlanePoint, placeOf, roomBetween } from './curves.ts';

const point = (value: number, x: number, y: number): PlanePoint => ({
  value,
  x,
  y,
  xLow: Number.NaN,
  xHigh: Number.NaN,
  yLow: Number.NaN,
  yHigh: Number.NaN,
});
const points = [point(8, 0, 0), point(16, 10, 0), point(32, 10, 20)];
const spots = points.map(({ x, y }) => ({ x, y }));

test('a place beside a curve has the value of the nearest place on it', () => {
  expect(nearestValue(points, spots, { x: 5, y: 3 })).toBe(12);
  expect(nearestValue(points, spots, { x: 14, y: 5 })).toBe(20);
  expect(nearestValue(points, spots, { x: -9, y: -9 })).toBe(8);
  expect(nearestValue([], [], { x: 0, y: 0 })).toBeNull();
});

test('a value has its place between the points, and none beyond the ends', () => {
  expect(placeOf(points, 12)).toEqual({ x: 5, y: 0 });
  expect(placeOf(points, 32)).toEqual({ x: 10, y: 20 });
  expect(placeOf(points, 33)).toBeNull();
});

test('a line that turns back is read at its least height', () => {
  const line = [
    { x: 0, y: 1 },
    { x: 4, y: 5 },
    { x: 2, y: 9 },
  ];
  expect(heightAt(line, 3)).toBe(4);
  expect(heightAt(line, 5)).toBeNull();
});

test('the room between two lines is cut where they cross', () => {
  const flat = [
    { x: 0, y: 5 },
    { x: 10, y: 5 },
  ];
  const falling = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
  ];
  const { below, above, worst } = roomBetween(flat, falling);
  // a greater y is lower on the screen
  expect(above).toBe('M0.00 5.00L5.00 5.00L5.00 5.00L0.00 0.00Z');
  expect(worst).toEqual({ x: 0, y: 2.5 });
  expect(roomBetween(flat, flat).worst).toBeNull();
  expect(below).toBe('M5.00 5.00L10.00 5.00L10.00 10.00L5.00 5.00Z');
});
