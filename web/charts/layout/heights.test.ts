// No chart draws a rectangle of negative height, however low it is.

import { expect, test } from 'vitest';
import { flowFrame } from '../ladder/flowFrame.ts';
import { timeLayout } from '../timeplot/layout.ts';

const HEIGHTS = [0, 1, 12, 40, 90, 300];

test.each(HEIGHTS)('time plot and flow in a height of %i', (height) => {
  const area = { left: 30, top: 20, right: 330, bottom: 20 + height, width: 300, height };
  for (const isMini of [true, false]) {
    for (const count of [0, 1, 3, 10]) {
      const { lanes, rows } = timeLayout(
        area,
        { lanes: [2, 1, 1].slice(0, 1 + (count % 3)), events: count, rows: count },
        isMini,
      );
      for (const lane of lanes) {
        expect(lane.height, `${count} events and rows`).toBeGreaterThanOrEqual(0);
        expect(lane.bottom - lane.top).toBeCloseTo(lane.height);
      }
      for (const row of rows) expect(row.height).toBeGreaterThan(0);
    }
    expect(flowFrame(320, height, isMini).bottom).toBeGreaterThanOrEqual(0);
  }
});
