// A value beside a point needs the name of its quantity, in front of it or of another value.

import { expect, test } from 'vitest';
import { placeNames, placeValues } from './names.ts';

const at = (value: number) => ({ value, x: 0, y: 0, xLow: 0, xHigh: 0, yLow: 0, yHigh: 0 });
const points = [4, 16, 96].map(at);
const spots = [
  { x: 60, y: 170 },
  { x: 160, y: 120 },
  { x: 300, y: 30 },
];
const area = { left: 40, top: 10, right: 310, bottom: 190, width: 270, height: 180 };
const wide = { ...area, right: 640, width: 600 };
const words = (...of: Parameters<typeof placeValues>) => placeValues(...of).map(({ text }) => text);

test('the first value says what the others are; a narrow plot has those of the ends', () => {
  expect(words(points, spots, 'min_th', wide, [])).toEqual(['min_th 4', '16', '96']);
  expect(words(points, spots, 'min_th', area, [])).toEqual(['min_th 4', '96']);
});

test('where the first has no room, the next says it; where none has room for it, none stands alone', () => {
  const around = ({ x, y }: { x: number; y: number }, half: number) => ({
    ...{ left: x - half, right: x + half, top: y - half, bottom: y + half },
  });
  expect(words(points, spots, 'min_th', area, [around({ x: 60, y: 170 }, 40)])).toEqual(['min_th 96']);
  // there is room for a number, but not for the name in front of it
  const beforeIt = { left: 200, right: 270, top: 0, bottom: 190 };
  expect(words(points, spots, 'min_th', area, [around({ x: 60, y: 170 }, 40), beforeIt])).toEqual([]);
});

test('a curve that is one place in the picture has its name beside it, as a single point has', () => {
  const corner = [0, 1, 3].map((by) => ({ x: 44 + by, y: 188 - by }));
  const rising = { id: 'base', text: 'no reordering', spots };
  const [one] = placeNames([{ id: 'own', text: 'τ = 2 ms, ps = 10%', spots: corner }, rising], wide, 14);
  expect(one).toMatchObject({ id: 'own', anchor: 'start' });
  expect((one?.x ?? 0) - 44).toBeLessThan(20);
});
