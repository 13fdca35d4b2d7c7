// @vitest-environment happy-dom
// Reading and zooming a plot over time.

import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Range } from '../gestures/range.ts';
import { LookContext } from '../layout/look.ts';
import { sizedPage } from '../layout/sized.testing.ts';
import { EventLanes } from './EventLanes.tsx';
import type { TimePlotProps } from './props.ts';
import { TimePlot } from './TimePlot.tsx';
import { TraceRows } from './TraceRows.tsx';

const SIZE = { width: 600, height: 400 };
const WHOLE: Range = [0, 10];
const TIMES = [0, 5, 10];
const row = (flow: number) => ({
  label: `flow ${flow}`,
  name: `${flow}`,
  times: TIMES,
  values: [flow, flow, flow],
  marks: [],
});

let root: Root;
const onRange = vi.fn();

beforeEach(() => {
  onRange.mockClear();
  root = sizedPage(SIZE);
});

afterEach(() => act(() => root.unmount()));

function draw(others: Partial<TimePlotProps> = {}, isMini = false): void {
  const plot = (
    <TimePlot
      time={{ label: 'Time', unit: 's' }}
      lanes={[
        {
          id: 'queue',
          value: { label: 'Queue', unit: 'packets' },
          quantities: [{ id: 'queue', label: 'queue', color: 'black', times: TIMES, values: [1, 2, 3] }],
        },
      ]}
      events={{
        Draw: EventLanes,
        lanes: [
          { id: 'losses', countColor: 'red', marks: [{ times: [1, 4, 9], shape: 'cross', color: 'red' }] },
        ],
      }}
      rows={{
        Draw: TraceRows,
        heading: 'Windows',
        note: 'in its window',
        each: 'flow',
        rows: [row(1), row(2)],
      }}
      whole={WHOLE}
      range={WHOLE}
      onRange={onRange}
      {...others}
    />
  );
  act(() => root.render(isMini ? <LookContext value="mini">{plot}</LookContext> : plot));
}

function press(key: string): void {
  const svg = document.querySelector('svg[role="application"]');
  act(() => void svg?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
}

const readout = () => document.querySelector('[data-readout]')?.textContent;

test('arrow keys read a time, and go from row to row', () => {
  draw();
  press('ArrowRight');
  expect(readout()).toBe('at 5.1 s: queue 2 packets');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(readout()).toBe('at 5.1 s: queue 2 packets, flow 2 2 in its window');
});

test('keys zoom around the time that is read; the whole is a button where a part is shown', () => {
  draw();
  expect(document.querySelector('button')).toBeNull();
  press('+');
  expect(onRange).toHaveBeenLastCalledWith([2.5, 7.5], 'commit');
  draw({ range: [2.5, 7.5] });
  act(() => document.querySelector('button')?.click());
  expect(onRange).toHaveBeenLastCalledWith(WHOLE, 'commit');
});

test('events of the stretch are counted from where the count begins', () => {
  const count = () => document.querySelector('[data-events]')?.getAttribute('data-events');
  draw();
  expect(count()).toBe('3');
  draw({ range: [3, 8] });
  expect(count()).toBe('1');
  draw({ start: { until: 2, label: 'warm-up' } });
  expect(count()).toBe('2');
});

test('a small picture has its lines alone', () => {
  draw({ cursor: 5 }, true);
  expect(document.querySelectorAll('text, [data-events], [data-transient]')).toHaveLength(0);
  expect(document.querySelectorAll('path')).toHaveLength(1);
});

test('a time that another chart marks is read, quietly', () => {
  draw({ cursor: 10 });
  expect(readout()).toBe('at 10 s: queue 3 packets');
  expect(document.querySelector('[data-readout]')?.getAttribute('aria-live')).toBe('off');
});

test('the name of a level is neither on a line nor on the name of a level above the plot', () => {
  const value = { label: 'Queue', unit: 'packets' };
  const lane = (values: number[], references: { value: number; label: string }[]) => {
    const times = values.map((_, i) => (10 * i) / (values.length - 1));
    const quantities = [{ id: 'average', label: 'average', color: 'black', times, values }];
    draw({ lanes: [{ id: 'queue', value, quantities, references }], rows: undefined });
    return (name: string) => {
      const text = [...document.querySelectorAll('text')].find((each) => each.textContent?.startsWith(name));
      return ['x', 'y'].map((at) => Number(text?.getAttribute(at)));
    };
  };
  // the line is near the level at both ends, and far below it between them
  const ends = Array.from({ length: 401 }, (_, i) =>
    Math.abs(i - 200) > 140 ? 16 + ((i % 21) - 10) / 5 : 2,
  );
  const [x = 0] = lane(ends, [{ value: 16, label: 'min_th' }])('min');
  expect(x).toBeGreaterThan(200);
  expect(x).toBeLessThan(450);
  const at = lane(
    ends.map(() => 500),
    [
      { value: 1000, label: 'min_th' },
      { value: 3000, label: 'max_th: all dropped' },
    ],
  );
  expect(document.body.textContent).toContain('maxth: all dropped ↑');
  expect((at('min')[1] ?? 0) - (at('max')[1] ?? 0)).toBeGreaterThan(14);
});
