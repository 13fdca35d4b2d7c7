import { expect, test } from 'vitest';
import { timeLayout } from './layout.ts';

const AREA = { left: 0, top: 10, right: 100, bottom: 310, width: 100, height: 300 };

test('lanes share the height as they ask for it, with a gap between two', () => {
  const { lanes } = timeLayout(AREA, { lanes: [2, 1], events: 0, rows: 0 }, false);
  expect(lanes.map(({ top, bottom }) => [top, bottom])).toEqual([
    [10, 198],
    [216, 310],
  ]);
  const [only] = timeLayout(AREA, { lanes: [1], events: 0, rows: 0 }, false).lanes;
  expect(only).toMatchObject({ top: 10, bottom: 310 });
});
