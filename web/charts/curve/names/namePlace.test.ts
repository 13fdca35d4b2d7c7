// Names stand beside their own line and cover no other, also where lines are spiky, steep or single points.

import { expect, test } from 'vitest';
import { linearScale } from '../../scales/scale.ts';
import { valueAt } from '../series.ts';
import { namePlaces } from './namePlace.ts';

const area = { left: 40, top: 20, right: 360, bottom: 220, width: 320, height: 200 };
const x = linearScale([0, 40], [40, 360]);
const y = linearScale([0, 1], [220, 20]);
const plot = { area, x, y };
const xs = Float64Array.from({ length: 41 }, (_, i) => i);

function line(label: string, shape: (x: number) => number) {
  return { id: label, label, color: 'black', x: xs, y: Float64Array.from(xs, shape) };
}

type Line = ReturnType<typeof line>;

/** Whether any of the lines crosses the box. */
function isCovered(
  lines: readonly Line[],
  box: { left: number; right: number; top: number; bottom: number },
) {
  return lines.some((one) => {
    let before = Number.NaN;
    for (let at = box.left; at <= box.right; at += 0.5) {
      const down = y(valueAt(one, x.invert(at)));
      const side = down <= box.top ? -1 : down >= box.bottom ? 1 : 0;
      if (side === 0 || side * before < 0) return true;
      before = side;
    }
    return false;
  });
}

test('a name covers no line between the places that are sampled, however spiky it is', () => {
  const spiky = line('spiky', (at) => (at % 4 === 0 ? 0.9 : 0.1));
  const falling = line('falling', (at) => 0.8 * Math.exp(-at / 6));
  for (const { box } of namePlaces([falling, spiky], plot))
    expect(isCovered([falling, spiky], box)).toBe(false);
});

test('densities with one peak each are named at their peaks, not in the tails, where they lie on each other', () => {
  const density = (middle: number) => (at: number) => 0.9 * Math.exp(-((at - middle) ** 2) / 4);
  const lines = [line('one', density(8)), line('other', density(16))];
  const names = namePlaces(lines, plot);
  expect(names.map(({ line }) => line.label)).toEqual(['one', 'other']);
  for (const [i, { box }] of names.entries()) {
    expect(isCovered(lines, box)).toBe(false);
    expect(box.bottom).toBeLessThan(y(0.1));
    const middle = (x.invert(box.left) + x.invert(box.right)) / 2;
    expect(Math.abs(middle - (i === 0 ? 8 : 16))).toBeLessThan(8);
  }
});

test('a single point is named beside it, and a steep line where it is level', () => {
  const steep = line('what would be sent', (at) => (at < 17 ? Number.NaN : 0.9 * Math.exp((17 - at) / 3)));
  const point = { id: 'dot', label: 'simulated', color: 'black', x: [9], y: [0.42] };
  const names = namePlaces([steep, point], plot, { uprights: [x(17)] });
  const [first, second] = names;
  if (first === undefined || second === undefined) throw new Error(`named: ${names.length}`);
  expect(isCovered([steep], first.box)).toBe(false);
  expect(first.box.left).toBeGreaterThan(x(17));
  const apart = Math.max(
    second.box.left - x(9),
    x(9) - second.box.right,
    second.box.top - y(0.42),
    y(0.42) - second.box.bottom,
  );
  expect(apart).toBeGreaterThan(4);
  expect(apart).toBeLessThan(12);
});

test('a name covers no peak that lies between two of the places that are sampled', () => {
  // points a pixel apart, with peaks two pixels wide
  const fine = Float64Array.from({ length: 321 }, (_, i) => i / 8);
  for (const apart of [12, 20, 36, 80]) {
    const values = fine.map((_, i) => (i % apart === 6 ? 0.95 : 0.05));
    const peaks = { id: 'peaks', label: 'peaks', color: 'black', x: fine, y: values };
    for (const { box } of namePlaces([line('level', () => 0.5), peaks], plot))
      expect(isCovered([peaks], box), `${apart} px apart`).toBe(false);
  }
});

test('a name that has no place but over an upright or a level line is left out', () => {
  const level = line('level', () => 0.5);
  const everywhere = Array.from({ length: 16 }, (_, i) => 50 + 20 * i);
  expect(namePlaces([level], plot, { uprights: everywhere })).toEqual([]);
  expect(namePlaces([level], plot, { levels: everywhere })).toEqual([]);
});

test('words that are there, lines at 0 and uprights are kept clear of', () => {
  const level = line('level', () => 0.5);
  const around = { boxes: [{ left: 40, right: 200, top: 20, bottom: 220 }], uprights: [x(30)] };
  const [name] = namePlaces([level], plot, { ...around, levels: [y(0.55)] });
  if (name === undefined) throw new Error('no place');
  expect(name.box.left).toBeGreaterThanOrEqual(200);
  expect(name.box.left > x(30) || name.box.right < x(30)).toBe(true);
  // below its line, since the horizontal line is above it
  expect(name.box.top).toBeGreaterThan(y(0.5));
});
