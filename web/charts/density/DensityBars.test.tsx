// @vitest-environment happy-dom
// Bars of a density over whole numbers.

import { act } from 'react';
import { expect, test } from 'vitest';
import { sizedPage } from '../layout/sized.testing.ts';
import { DensityBars } from './DensityBars.tsx';

test.each([
  { hasZeros: true, bars: 4 },
  { hasZeros: false, bars: 1 },
])('of 0, 2, 0 and 0 there are $bars bars where a zero is a stroke: $hasZeros', ({ hasZeros, bars }) => {
  const root = sizedPage({ width: 600, height: 400 });
  const values = Float64Array.of(0, 2, 0, 0);
  const one = { id: 'buffer', label: 'in the buffer', color: 'rebeccapurple', from: 1, values, hasZeros };
  act(() =>
    root.render(
      <DensityBars x={{ label: 'Arrival', domain: [0.4, 6.6] }} y={{ label: 'Packets' }} series={[one]} />,
    ),
  );
  const drawn = [...document.querySelectorAll('g[fill="rebeccapurple"] rect')];
  const heights = drawn.map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(bars);
  expect(Math.min(...heights)).toBeGreaterThan(1);
  act(() => root.unmount());
});
