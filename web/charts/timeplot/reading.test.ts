import { expect, test } from 'vitest';
import { eventCount } from './eventCount.ts';
import { eventPath } from './eventPath.ts';
import { laneRange, placedLane } from './lanes.ts';
import type { TimePlotProps } from './props.ts';
import type { Quantity } from './quantity.ts';
import { readingOf, readoutLine } from './reading.ts';

const AREA = { left: 0, top: 0, right: 100, bottom: 100, width: 100, height: 100 };
const steps: Quantity = {
  ...{ id: 'own', label: 'in order', color: 'blue', isSteps: true, end: 9 },
  ...{ times: [0, 4, 8], values: [1, 7, 2] },
};
const line: Quantity = { ...steps, id: 'line', label: 'mean', isSteps: false, end: undefined };
const kept: Quantity = { ...steps, id: 'kept', label: 'kept', dash: '7 5' };

function plot(quantities: readonly Quantity[], others: Partial<TimePlotProps> = {}): TimePlotProps {
  return {
    time: { label: 'Time', unit: 's' },
    lanes: [{ id: 'lane', value: { label: 'Queue', unit: 'packets' }, quantities }],
    whole: [0, 10],
    range: [0, 10],
    onRange: () => undefined,
    ...others,
  };
}

function said(props: TimePlotProps, at: number, row: number | null = null): string {
  return readoutLine(readingOf(props, at, row, 0.5));
}

test('steps hold their value, a line gives the nearest of its points', () => {
  expect(said(plot([steps]), 7)).toBe('at 7 s: in order 7 packets');
  expect(said(plot([line]), 7)).toBe('at 7 s: mean 2 packets');
  expect(said(plot([line]), 20)).toBe('at 20 s: mean 2 packets');
  expect(said(plot([steps]), 9.5)).toBe('at 9.5 s: in order finished');
});

test('what is compared with is read last, a note beside its quantity', () => {
  expect(said(plot([kept, steps]), 1)).toBe('at 1 s: in order 1 packet, kept 1 packet');
  const average = { ...line, label: 'average', readout: '.1f', isNote: true };
  expect(said(plot([steps, average]), 0)).toBe('at 0 s: in order 1 packet average 1.0');
});

test('the sample, the events under the cursor and the chosen row are read', () => {
  const marks = [{ times: [3.6, 4.4, 6], shape: 'cross', color: 'red' } as const];
  const row = { label: 'flow 1', name: '1', times: [0, 4], values: [5, 3.25], marks: [] };
  const props = plot([steps], {
    sample: 'first of 5 runs',
    events: { Draw: () => null, countText: 'lost', lanes: [{ id: 'losses', marks }] },
    rows: { Draw: () => null, heading: '', note: 'in its window', each: 'flow', rows: [row] },
  });
  expect(said(props, 4, 0)).toBe(
    'at 4 s, first of 5 runs, 2 lost: in order 7 packets, flow 1 3.3 in its window',
  );
  expect(said(props, 2)).toBe('at 2 s, first of 5 runs: in order 1 packet');
});

test('events outside of the range are neither drawn nor counted', () => {
  const marks = { times: [1, 2, 3], shape: 'stroke', color: 'red' } as const;
  expect(eventPath(marks, [2, 3], (time) => 10 * time, AREA)).toBe('M20.0 1V99M30.0 1V99');
  expect(eventCount([marks, marks], [1.5, 2.5])).toBe(2);
});

test('a mark may have a form of its own; those that stand at one place are drawn once', () => {
  const shape = (at: string, middle: number) => `M${at} ${middle}h1`;
  const times = [1, 1.001, 2];
  expect(eventPath({ times, shape, color: 'red' }, [0, 3], (time) => 10 * time, AREA)).toBe(
    'M10.0 50h1M20.0 50h1',
  );
});

test('a reference far above all values does not press them flat, another has room for its name', () => {
  const lane = { id: 'lane', value: { label: 'Queue' }, quantities: [steps] };
  const references = [
    { value: 10, label: 'limit' },
    { value: 256, label: 'W' },
  ];
  expect(laneRange(lane)).toEqual([0, 7]);
  expect(laneRange({ ...lane, references })).toEqual([0, 11.5]);
  const { inSight, above } = placedLane({ ...lane, references }, AREA);
  expect([inSight, above].map((list) => list.map(({ label }) => label))).toEqual([['limit'], ['W']]);
});
