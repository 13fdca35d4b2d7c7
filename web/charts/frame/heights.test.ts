// No chart draws a rectangle of negative height, however low it is.

import { expect, test } from 'vitest';
import { flowFrame } from '../flow/frame.ts';
import { queueLayout } from '../queue/layout.ts';
import { rateLayout } from '../rates/layout.ts';

const HEIGHTS = [0, 1, 12, 40, 90, 300];

test.each(HEIGHTS)('rates, queue and flow in a height of %i', (height) => {
  const area = { left: 30, top: 20, right: 330, bottom: 20 + height, width: 300, height };
  for (const isMini of [true, false]) {
    for (const count of [0, 1, 3, 10]) {
      const { rates } = rateLayout(area, count, isMini);
      expect(rates.height, `${count} lanes of events`).toBeGreaterThanOrEqual(0);
      expect(rates.bottom - area.top).toBe(rates.height);
      const { queue, rows } = queueLayout(area, count, isMini);
      expect(queue.height, `${count} windows`).toBeGreaterThanOrEqual(0);
      for (const row of rows) expect(row.height).toBeGreaterThan(0);
    }
    expect(flowFrame(320, height, isMini).bottom).toBeGreaterThanOrEqual(0);
  }
});
