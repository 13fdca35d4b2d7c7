import { expect, test } from 'vitest';
import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import type { LadderFrame, Lanes } from './lanes.ts';
import type { View } from './marks.ts';
import { type Layer, type Scene, SpanList, type Spans } from './scene.ts';
import { lessName, type WaitName, waitNames } from './waitNames.ts';

const ROWS = 8;

/** Waits in a staircase: row r waits from `from(r)` to `to(r)` (ms). */
function stairs(from: (row: number) => number, to: (row: number) => number): Spans {
  const spans = new SpanList(ROWS);
  for (let row = 0; row < ROWS; row += 1) spans.add(from(row), to(row), row, 0, row);
  return spans.done();
}

const missing = stairs(
  (row) => 90 + 10 * row,
  () => 180,
);
const queued = stairs(
  () => 180,
  (row) => 190 + 10 * row,
);
const layer = {
  held: [missing, queued],
  heldWords: ['one', 'then two'],
  color: 'c',
  end: 270,
} as unknown as Layer;
const scene = {
  diagrams: [{ layers: [layer] }, { layers: [layer] }],
  names: { held: 'in buffer' },
} as unknown as Scene;
const lanes = { held: { top: 100, height: 80 }, rows: ROWS } as Lanes;
const frame = { diagrams: [lanes, lanes] } as unknown as LadderFrame;
const view = { t0: 0, t1: 300, x: (time: number) => 4 * time, left: 0, right: 1200 } as View;

test('each reason to wait is named once, beside a bar and clear of all of them', () => {
  const names = waitNames(scene, frame, view);
  expect(names.map(({ words }) => words)).toEqual(['one', 'then two']);
  const [before, after] = names;
  const row = (y: number) => Math.floor((y - 4.5 - 100) / 10);
  expect(before?.line[1]).toBeLessThan(view.x(90 + 10 * row(before?.y ?? 0)));
  // the words are clear of their own row and of its neighbours
  expect(before?.x).toBeLessThan(view.x(90 + 10 * (row(before?.y ?? 0) - 1)));
  expect(after?.x).toBeGreaterThan(view.x(190 + 10 * (row(after?.y ?? 0) + 1)));
});

test('where no words fit there are none', () => {
  expect(waitNames(scene, frame, { ...view, x: (time) => 0.3 * time, right: 82 } as View)).toEqual([]);
  const less = { until: 270, words: '80 ms less', color: 'c' };
  const band = { top: 0, height: 20 };
  expect(lessName({ ...layer, end: 190, less }, band, view)?.x).toBe(4 * 230);
  expect(lessName({ ...layer, end: 265, less }, band, view)).toBeNull();
  expect(lessName(layer, band, view)).toBeNull();
});

test('they are clear of the lane’s name where that stands in the lane', () => {
  const near = { ...view, x: (time: number) => 0.95 * time } as View;
  const narrow = { ...frame, isNarrow: true, left: 0 } as LadderFrame;
  const end = textWidth('in buffer', NOTE_SIZE);
  const covers = ({ words, x, y }: WaitName) =>
    words === 'one' && x - textWidth(words, NOTE_SIZE, 600) < end && Math.abs(y - 144) < NOTE_SIZE;
  expect(waitNames(scene, frame, near).some(covers)).toBe(true);
  expect(waitNames(scene, narrow, near).some(covers)).toBe(false);
});
