import { expect, test } from 'vitest';
import type { Box } from '../layout/box.ts';
import { meets } from '../layout/box.ts';
import { baselineOf, placeMarkers } from './Marks.tsx';

const area = { left: 0, right: 400, top: 0, bottom: 300, width: 400, height: 300 };
const x = (value: number) => value;
const at = (value: number, label: string) => ({ value, label });

test('words beside lines that would overlap stand one below the other', () => {
  const placed = placeMarkers({ items: [at(100, 'here Q = 15'), at(130, 'best: 16')], area, x });
  expect(placed.map(({ side, row }) => [side, row])).toEqual([
    [-1, 0],
    [1, 0],
  ]);
  const same = placeMarkers({ items: [at(100, 'here Q = 15'), at(100, 'best: 16')], area, x });
  expect(same.map(({ side, row }) => [side, row])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('words that a curve would run through stand on the other side of their line, or at its foot', () => {
  const items = [at(100, 'here Q = 15'), at(100, 'best: 16')];
  const ink = (line: Box) => (words: Box) => !meets(words, line);
  // a line to the right of the markers, in the second row of words
  const right = { left: 100, right: 400, top: 22, bottom: 30 };
  const across = { ...right, left: 0 };
  const placed = (line: Box) =>
    placeMarkers({ items, area, x, isFree: ink(line) }).map(({ side, textAt, row }) => [side, textAt, row]);
  expect(placed(right)).toEqual([
    [1, 105, 0],
    [-1, 95, 0],
  ]);
  // a line through both rows on both sides
  const foot = placeMarkers({ items, area, x, isFree: ink({ ...across, top: 0 }) });
  expect(foot.map(({ row }) => row)).toEqual([-2, -2]);
  expect(foot.map(({ side }) => side)).toEqual([1, -1]);
  // a line at the top and one at the foot
  const ends = [
    { ...across, top: 0, bottom: 15 },
    { ...across, top: 270, bottom: 290 },
  ];
  const isFree = (words: Box) => ends.every((line) => !meets(words, line));
  expect(placeMarkers({ items, area, x, isFree }).map(({ row }) => row)).toEqual([1, 1]);
});

test('words at the foot stand over a line at 0, however far that lies over the foot', () => {
  const items = [{ ...at(200, 'Ta = R'), sides: ['faster', 'slower'] as const }];
  const baselines = [300, 290, 270].flatMap((zero) => {
    const props = { items, area, x, zero };
    return placeMarkers(props).map(({ row }) => baselineOf(row, props));
  });
  expect(baselines).toEqual([280, 280, 264]);
});

test('without room on both sides of its line a name stands as others do', () => {
  const items = [{ ...at(395, 'Ta = R'), sides: ['faster', 'slower'] as const }];
  expect(placeMarkers({ items, area, x })).toMatchObject([{ side: -1, row: 0 }]);
});
