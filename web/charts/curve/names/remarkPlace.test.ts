// Remarks at a bend cover no line, no band and no vertical line.

import { expect, test } from 'vitest';
import { linearScale } from '../../scales/scale.ts';
import { remarkPlace } from './remarkPlace.ts';

const area = { left: 40, top: 20, right: 640, bottom: 420, width: 600, height: 400 };
const x = linearScale([0, 60], [40, 640]);
const y = linearScale([0, 0.4], [420, 20]);
const plot = { area, x, y };
const SIZE = { width: 150, height: 36 };
const xs = Float64Array.from({ length: 61 }, (_, i) => i);

/** A curve of this shape with a band of ± 0.05 around it. */
function series(shape: (x: number) => number) {
  const values = Float64Array.from(xs, shape);
  const band = { low: values.map((v) => v - 0.05), high: values.map((v) => v + 0.05) };
  return { id: 'own', label: 'own', color: 'black', x: xs, y: values, band };
}

const falling = series((at) => 0.35 / (1 + Math.exp((at - 16) / 2)));

test('beside a falling curve there is room, and the band is not covered', () => {
  const box = remarkPlace({ x: x(21), y: y(0.03) }, SIZE, [falling], plot, []);
  if (box === null) throw new Error('no place');
  expect(box.right).toBeLessThanOrEqual(area.right);
  const below = xs.filter((at) => x(at) >= box.left && x(at) <= box.right);
  expect(below.length).toBeGreaterThan(2);
  for (const at of below) expect(y(falling.band.high[at] ?? 0)).toBeGreaterThan(box.bottom);
});

test('an upright pushes the words aside, and where all is taken there are none', () => {
  const anchor = { x: x(21), y: y(0.03) };
  const free = remarkPlace(anchor, SIZE, [falling], plot, []);
  const upright = (free?.left ?? 0) + 10;
  const moved = remarkPlace(anchor, SIZE, [falling], plot, [upright]);
  expect(moved).not.toEqual(free);
  expect(upright > (moved?.left ?? 0) && upright < (moved?.right ?? 0)).toBe(false);
  const everywhere = Array.from({ length: 60 }, (_, i) => 40 + 10 * i);
  expect(remarkPlace(anchor, SIZE, [falling], plot, everywhere)).toBeNull();
});
