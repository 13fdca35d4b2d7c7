import { expect, test } from 'vitest';
import { notePlace } from './notePlace.ts';

const MATRIX = { x: [0, 1, 2, 3], y: [0, 1] };
const room = (width: number) => ({
  area: { left: 0, right: 300, top: 0, bottom: 100 },
  x: (value: number) => 100 * value,
  y: (value: number) => 100 - 100 * value,
  width,
  height: 20,
  occupied: [],
});

test('words stand among the cells of which they are true', () => {
  const isSo = [true, true, false, false, true, true, false, false];
  const box = notePlace(MATRIX, isSo, room(120));
  expect(box).not.toBeNull();
  expect(box?.right).toBeLessThan(200);
});

test('there are no words where they would cover another cell, and none where nothing is so', () => {
  expect(notePlace(MATRIX, [true, false, true, false, false, true, false, true], room(250))).toBeNull();
  expect(notePlace(MATRIX, Array<boolean>(8).fill(false), room(20))).toBeNull();
});
