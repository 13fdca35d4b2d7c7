import { expect, test } from 'vitest';
import { Samples } from '../results/samples.ts';
import { type FigurePoint, listedTable, pointWithResults, scenariosOf } from './listed.ts';

const point = (name: string, number: number, ...scenarios: string[]): FigurePoint => ({
  name,
  numbers: Float64Array.of(number),
  scenarios,
});

/** Two mechanisms, each as a point with two scenarios: the stack, which both share, and the mechanism. */
const POINTS = [point('undo', 1, 'stack', 'a'), point('rack', 0, 'stack', 'b')];
const HEADS = { mechanism: '', is_in: '', without: 'share', without_ci95: 'share', alone: 'share' };
const LISTED = {
  lab: 'toy',
  figure: 'toy',
  isNamed: true,
  numbers: 1,
  called: { without: ['kept', 0], alone: ['kept', 1] },
} as const;

test('a scenario of two points is computed once, and its measures stand in the columns of both', () => {
  const texts = scenariosOf(POINTS);
  expect(texts).toEqual(['stack', 'a', 'b']);
  const samples = new Samples(['kept'], texts.length, 2);
  samples.add([0, 1], 0, Float64Array.of(0.5, 0.25));
  samples.add([0], 1, Float64Array.of(0.7));
  const known = POINTS.map((one) => pointWithResults(one, { samples, texts }));
  const table = listedTable(LISTED, HEADS, known);
  expect(table.map(({ id, unit }) => [id, unit])).toEqual(Object.entries(HEADS));
  const [names, numbers, without, half, alone] = table.map(({ values }) => Array.from(values));
  expect([names, numbers, alone]).toEqual([
    ['undo', 'rack'],
    [1, 0],
    [0.25, Number.NaN],
  ]);
  expect(without).toEqual([0.6, 0.6]);
  expect(half?.[0]).toBeCloseTo(1.27, 2);
  expect(known.map(({ runs }) => runs)).toEqual([2, 2]);
});

test('a measure has the name of its column where nothing else is said', () => {
  const samples = new Samples(['delay'], 1, 1);
  samples.add([0], 0, Float64Array.of(3));
  const known = pointWithResults(point('', 8, 'x'), { samples, texts: ['x'] });
  const listed = { ...LISTED, isNamed: false, called: {} };
  const table = listedTable(listed, { minth: 'packets', delay: 'ms', delay_ci95: 'ms' }, [known]);
  expect(table.map(({ values }) => values[0])).toEqual([8, 3, null]);
});

test('a paired difference is taken run by run, of the runs that have come of both', () => {
  const texts = ['old', 'new'];
  const samples = new Samples(['kept'], 2, 3);
  samples.add([0, 1], 0, Float64Array.of(1, 2));
  samples.add([0, 1], 1, Float64Array.of(2, 5));
  samples.add([0], 2, Float64Array.of(100));
  const known = [point('old', 0, 'old', 'old'), point('new', 0, 'new', 'old')].map((one) =>
    pointWithResults(one, { samples, texts }),
  );
  const listed = { ...LISTED, numbers: 0, called: {}, paired: { more: 'kept' } };
  const table = listedTable(listed, { stack: '', kept: 'share', more: 'share', more_ci95: 'share' }, known);
  const [, kept, more, half] = table.map(({ values }) => Array.from(values));
  expect([kept, more]).toEqual([
    [103 / 3, 3.5],
    [0, 2],
  ]);
  expect(half?.[1]).toBeCloseTo(12.7, 1);
});
