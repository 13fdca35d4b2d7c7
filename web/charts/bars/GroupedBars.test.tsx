// @vitest-environment happy-dom
// Groups of bars with intervals.

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
  const paths = [...document.querySelectorAll('[data-group] path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  // each interval has an edge below it, without which it would be invisible on a bar of its own colour
  expect(paths).toHaveLength(4);
  const whiskers = paths.filter((_, i) => i % 2 === 1);
  expect(paths.filter((_, i) => i % 2 === 0)).toEqual(whiskers);
  for (const d of whiskers) {
    const [from, to] = [...d.matchAll(/[MH](-?[\d.]+)/g)].slice(0, 2).map(([, at]) => Number(at));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(WIDTH);
    expect(to).toBeGreaterThan(from ?? Number.NaN);
  }
  // an interval cut off at the axis has an arrow at either end, a whole one has end strokes
  expect(whiskers.map((d) => d.split('l').length - 1)).toEqual([4, 0]);
  expect(whiskers.map((d) => d.split('v6').length - 1)).toEqual([0, 2]);
  act(() => root.unmount());
});

test('on a phone each of nine groups has its name; where they are closer than letters, some have none', () => {
  const groups = Array.from({ length: 9 }, (_, i) => ({
    id: `${i}`,
    label: `Group ${i}`,
    place: `group ${i}`,
    bars: [{ id: 'one', label: 'kept', color: 'black', value: 0.5, half: 0 }],
  }));
  const namesAt = (height: number) => {
    const root = sizedPage({ width: 390, height });
    const value = { label: 'Kept', format: '.0%', domain: [0, 1] } as const;
    act(() => root.render(<GroupedBars value={value} heading="Sender" height={height} groups={groups} />));
    const names = [...document.querySelectorAll('text')].filter((text) =>
      /^Group/.test(text.textContent ?? ''),
    );
    act(() => root.unmount());
    return names.length;
  };
  expect(namesAt(245)).toBe(9);
  expect(namesAt(160)).toBeLessThan(9);
});

test('a bar beyond the domain that is asked for, and what it is compared with, stay in the picture', () => {
  const root = sizedPage({ width: WIDTH, height: 400 });
  const bar = { id: 'one', label: 'kept', color: 'black', value: 1.4, half: 0.1, other: 2, kept: 3 };
  act(() =>
    root.render(
      <GroupedBars
        value={{ label: 'Kept', format: '.0%', domain: [0, 1] }}
        heading="Sender"
        groups={[{ id: 'one', label: 'One', place: 'one', bars: [bar] }]}
      />,
    ),
  );
  const paths = [...document.querySelectorAll('[data-group] path')].map((path) => path.getAttribute('d'));
  const places = paths.map((d) => Number(/^M(-?[\d.]+)/.exec(d ?? '')?.[1]));
  const rect = document.querySelector('[data-group] rect');
  const end = Number(rect?.getAttribute('x')) + Number(rect?.getAttribute('width'));
  // interval with its edge, rhombus, and the kept mark with its strip
  expect(places).toHaveLength(5);
  for (const at of [...places, end]) expect(at).toBeLessThanOrEqual(WIDTH);
  act(() => root.unmount());
});
