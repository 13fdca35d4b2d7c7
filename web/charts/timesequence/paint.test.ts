import { expect, test } from 'vitest';
import { linearScale } from '../scales/scale.ts';
import { placedKey } from './MarkKey.tsx';
import { markOf, strokeOf } from './marks.ts';
import { nearestTo } from './nearest.ts';
import { formsOf, pixelsOf, placeOf } from './paint.ts';
import type { SequencePicture } from './picture.ts';

const area = { left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100 };
const x = linearScale([0, 10], [0, 100]);
const y = linearScale([0, 10], [100, 0]);
const points = {
  times: Float64Array.of(1, 2, 3, 20, 2.2),
  numbers: Float64Array.of(1, 2, 3, 3, 2),
  kinds: Uint8Array.of(0, 1, 0, 0, 0),
};

test('forms of the rarest kind are drawn last, dots after the discs that would cover them, those beside the plot not at all', () => {
  const forms = formsOf(points, x, y, area);
  expect(forms.map(({ kind }) => kind)).toEqual([1, 0]);
  expect(forms[1]?.path.match(/M/g)).toHaveLength(3);
  const lost = { times: Float64Array.of(1, 2, 2, 3), numbers: Float64Array.of(1, 2, 2, 3) };
  const kindsOf = (kinds: number[]) => formsOf({ ...lost, kinds: Uint8Array.from(kinds) }, x, y, area);
  expect(kindsOf([0, 0, 1, 4]).map(({ kind }) => kind)).toEqual([1, 0, 4]);
  expect(kindsOf([0, 0, 4, 4]).map(({ kind }) => kind)).toEqual([0, 4]);
});

test('filled forms are smaller where many crowd, others not', () => {
  const reach = (count: number, kind: number) => {
    const all = { times: new Float64Array(count).fill(5), numbers: new Float64Array(count).fill(5) };
    const path = formsOf({ ...all, kinds: new Uint8Array(count).fill(kind) }, x, y, area)[0]?.path ?? '';
    return Number(/^M([\d.]+)/.exec(path)?.[1]) - 50;
  };
  expect([reach(1, 1), reach(2, 1), reach(100, 1)]).toEqual([4, expect.closeTo(2.8), 2]);
  expect([reach(1, 4), reach(100, 4)]).toEqual([-4.5, -4.5]);
});

test('the key has no counts where all entries have no room with them', () => {
  const entries = [
    { kind: 1, name: 'reordered', count: '228' },
    { kind: 0, name: 'in order', count: '763' },
  ];
  const words = (room: number) => placedKey(entries, 100, 100 + room).placed.map((entry) => entry.words);
  expect(words(300)).toEqual(['reordered 228', 'in order 763']);
  expect(words(180)).toEqual(['reordered', 'in order']);
  expect(words(90)).toEqual(['reordered']);
  expect(words(5)).toEqual([]);
});

test('a packet that is not in order is met before its neighbour', () => {
  expect(nearestTo({ x: 21.2, y: 80 }, points, x, y)).toBe(1);
  expect(nearestTo({ x: 10, y: 90 }, points, x, y)).toBe(0);
  expect(nearestTo({ x: 60, y: 20 }, points, x, y)).toBeNull();
});

test('each kind has a colour of its own among the cells, opaque', () => {
  const palette = new Proxy({}, { get: (_, token) => token });
  const colours: Readonly<Record<string, readonly number[]>> = { '--disorder-2': [1, 2, 3] };
  const pixels = pixelsOf(palette as Parameters<typeof pixelsOf>[0], (color) => colours[color] ?? [9, 9, 9]);
  expect(pixels[0]).toBe(0);
  expect(pixels[2]).toBe(0xff030201);
  expect(pixels[10]).toBe(0xff090909);
});

test('what is not certain is hollow and dotted', () => {
  expect(strokeOf(markOf(1))).toBeNull();
  expect(strokeOf(markOf(2))?.dash).not.toEqual([]);
  expect(strokeOf(markOf(4))?.dash).toEqual([]);
});

test('a picture of the view before lies where that view does now', () => {
  const view = { from: 0, to: 10, low: 0, high: 10 };
  const picture: SequencePicture = { view, width: 1, height: 1, cells: Uint8Array.of(1), points };
  const zoomed = linearScale([5, 10], [0, 100]);
  expect(placeOf(picture, zoomed, y)).toEqual({ left: -100, top: 0, width: 200, height: 100 });
});
