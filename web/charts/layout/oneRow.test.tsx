// @vitest-environment happy-dom
// The numbers of a low plot, whose horizontal axis has its title in the same row.

import { act } from 'react';
import { expect, test } from 'vitest';
import type { AxisSpec } from '../scales/axis.ts';
import { LookContext } from './look.ts';
import { sizedPage } from './sized.testing.ts';
import { type Plot, usePlot } from './usePlot.ts';

function plotOf(width: number, x: AxisSpec, xRange: readonly [number, number]): Plot {
  const root = sizedPage({ width, height: 120 });
  let found: Plot | null = null;
  const Probe = () => {
    const plot = usePlot({ x, y: { label: 'Gain' }, xRange, yRange: [0, 1], aspect: 0.5 });
    found = plot;
    return <div ref={plot.ref} />;
  };
  act(() =>
    root.render(
      <LookContext value="fill">
        <Probe />
      </LookContext>,
    ),
  );
  act(() => root.unmount());
  if (found === null) throw new Error('nothing was laid out');
  return found;
}

const TIME: AxisSpec = { label: 'Time to process', unit: 'ms' };

test('an axis has two numbers at least, closer ones beside its title or those below it', () => {
  const roomy = plotOf(600, TIME, [0, 60]);
  expect(roomy.isOneRow).toBe(true);
  expect(roomy.xTicks.length).toBeGreaterThan(2);
  const narrow = plotOf(330, TIME, [0, 60]);
  expect(narrow.isOneRow).toBe(true);
  expect(narrow.xTicks.map(({ label }) => label)).toEqual(['0', '10']);
  // powers of ten have no closer ticks
  const log = plotOf(240, { ...TIME, scale: 'log' }, [1, 1000]);
  expect(log.isOneRow).toBe(false);
  expect(log.xTicks.length).toBeGreaterThan(1);
});
