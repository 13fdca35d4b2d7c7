import { expect, test } from 'vitest';
import { besidePoint } from './besidePoint.ts';

/** The window around a chart 330 px wide: the chart begins 200 px below the top of a window 740 px high. */
const room = { width: 330, top: -200, bottom: 540 };
const point = (x: number, y: number, isHigh = false) => ({ x, y, isHigh, isRight: x > 190 });

test('words stand over the middle of their point, and not outside a narrow chart', () => {
  const size = { width: 200, height: 60 };
  expect(besidePoint(point(165, 150), size, room)).toEqual({ left: 65, top: 76 });
  expect(besidePoint(point(100, 150), { ...size, width: 240 }, room).left).toBe(0);
  expect(besidePoint(point(240, 150), { ...size, width: 240 }, room).left).toBe(90);
  // few words stand beside the point
  expect(besidePoint(point(165, 150), { ...size, width: 100 }, room).left).toBe(179);
  expect(besidePoint(point(200, 150), { ...size, width: 100 }, room).left).toBe(86);
  // words wider than the chart begin at its left edge
  expect(besidePoint(point(320, 150), { ...size, width: 400 }, room).left).toBe(0);
});

test('they change sides where the window ends, and never leave it', () => {
  const size = { width: 200, height: 120 };
  expect(besidePoint(point(165, 20, true), size, room).top).toBe(34);
  expect(besidePoint(point(165, 30), size, { ...room, top: -10 }).top).toBe(44);
  expect(besidePoint(point(165, 20, true), size, { ...room, bottom: 100 }).top).toBe(-114);
  const tall = besidePoint(point(165, 150), { width: 200, height: 700 }, room);
  expect(tall.top).toBe(-152);
});
