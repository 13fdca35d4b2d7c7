// @vitest-environment happy-dom
// Bars in groups, with intervals.

import { act } from 'react';
import { expect, test } from 'vitest';
import { sizedPage } from '../layout/sized.testing.ts';
import { GroupedBars } from './GroupedBars.tsx';

const WIDTH = 600;

test('an interval that is ten times as wide as the axis ends with the axis', () => {
  const root = sizedPage({ width: WIDTH, height: 400 });
  const bar = { label: 'kept', color: 'black', value: 0.5 };
  act(() =>
    root.render(
      <GroupedBars
        value={{ label: 'Kept', format: '.0%', domain: [0, 1] }}
        heading="Sender"
        groups={[
          { id: 'wide', label: 'Wide', place: 'a wide one', bars: [{ ...bar, id: 'one', half: 10 }] },
          { id: 'narrow', label: 'Narrow', place: 'a narrow one', bars: [{ ...bar, id: 'one', half: 0.1 }] },
        ]}
      />,
    ),
  );
  const whiskers = [...document.querySelectorAll('[data-group] path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(whiskers).toHaveLength(2);
  for (const d of whiskers) {
    const [from, to] = [...d.matchAll(/[MH](-?[\d.]+)/g)].slice(0, 2).map(([, at]) => Number(at));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(WIDTH);
    expect(to).toBeGreaterThan(from ?? Number.NaN);
  }
  // only one that is whole has ends
  expect(whiskers.map((d) => d.split('v6').length - 1)).toEqual([0, 2]);
  act(() => root.unmount());
});
