import { expect, test } from 'vitest';
import { textOf } from '../../../bench/lead/parts.ts';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { scenarioOf } from '../../../scenario/values.ts';
import { alongParts } from './alongWords.ts';
import { surfaceParts } from './surfaceWords.ts';

const scenario = scenarioOf('alf', new Map()).values as Parameters<typeof alongParts>[1] & { ta: number };
const axisOf = (id: 'ta' | 'w' | 'd' | 'l' | 'streams') => parameterAxis('alf', id, { ...DEFAULTS });
const DEFAULTS = scenarioOf('alf', new Map()).values as Parameters<typeof parameterAxis<'alf', 'ta'>>[2] &
  Parameters<typeof parameterAxis<'alf', 'w' | 'd' | 'l' | 'streams'>>[2];

const X = Float64Array.of(0, 10, 20, 60);
const line = (value: number | null, y: number[], isOwn = false) => ({
  member: { value, isOwn },
  x: X.subarray(0, y.length),
  y: Float64Array.from(y),
});

function said(along: Partial<Parameters<typeof alongParts>[0]>, of: object = {}): string | null {
  const parts = alongParts(
    { axis: axisOf('ta'), up: null, lines: [], bound: null, ...along },
    { ...scenario, ...of },
  );
  return parts && textOf(parts);
}

test('of a family the ends and the own curve are said: the most that each saves, and how far it reaches', () => {
  const lines = [
    line(8, [0.2, 0.24, 0.2, 0.06]),
    line(16, [0.3, 0.31, 0.2, 0.01]),
    line(32, [0.3, 0.33, 0.06, 0], true),
    line(64, [0.01, 0.02, 0, 0]),
  ];
  expect(said({ up: axisOf('w'), lines })).toBe(
    'a transfer that ignores order ends up to 24% sooner at W = 8 (5% or more up to Ta = 60 ms), 33% at 32 (20 ms) and 2% at 64',
  );
  // the scenario's own curve is one of the two ends
  expect(said({ up: axisOf('w'), lines: [line(8, [0.2, 0.24], true), ...lines.slice(3)] })).toBe(
    'a transfer that ignores order ends up to 24% sooner at W = 8 (5% or more up to Ta = 10 ms) and 2% at 64',
  );
  expect(
    said({ up: axisOf('l'), lines: [line(0.05, [0.2], true), line(0.6, [0.5])] }, { g: 'latency' }),
  ).toMatch(/^if order is ignored, a packet is processed up to 20% sooner at L = 5% .* and 50% at 60%/);
});

test('nothing is said of a curve of which no point has come', () => {
  expect(said({ up: axisOf('w'), lines: [line(8, [0.2], true), line(64, [])] })).toBeNull();
  expect(said({})).toBeNull();
});

test('along one parameter its ends are said, and the most between them', () => {
  const streams = axisOf('streams');
  expect(said({ axis: streams, lines: [line(null, [0.33, 0.1, 0.05, 0.001], true)] })).toBe(
    'a transfer that ignores order ends 33% sooner at S = 0 and 0.1% at S = 60',
  );
  expect(said({ axis: streams, lines: [line(null, [0.1, 0.3, 0.05, 0.02], true)] })).toBe(
    'a transfer that ignores order ends 10% sooner at S = 0, 30% at S = 10 and 2% at S = 60',
  );
});

test('beside the analysis, where the gain has ended', () => {
  const bound = { x: X, y: Float64Array.of(1, 1, 0.8, 0.4) };
  expect(said({ bound, lines: [line(null, [0.3, 0.2, 0.04, 0], true)] })).toBe(
    'less than 5% of the time is saved from Ta = 20 ms on, where the formula for blocking times, Gb, still says 80%',
  );
  expect(said({ bound, lines: [line(null, [0.3, 0.2, 0.1, 0.07], true)] })).toBe(
    'at Ta = 60 ms 7% of the time is saved, and by the formula for blocking times, Gb, 40%',
  );
});

test('where nothing is lost stands what to raise, unless it varies', () => {
  const lines = [line(null, [0, 0, 0, 0], true)];
  expect(said({ lines }, { l: 0 })).toBe('nothing is saved (Nothing is lost: raise L to see a difference)');
  expect(said({ axis: axisOf('l'), lines }, { l: 0 })).toMatch(
    /^a transfer that ignores order ends 0% sooner/,
  );
});

const matrix = {
  x: [5, 10, 20, 40],
  y: [50, 100, 200, 400],
  values: [0.03, 0, 0, 0, 0.3, 0.33, 0, 0, 0.3, 0.3, 0.34, 0, 0.3, 0.3, 0.3, 0.35],
};

function surface(up: 'd' | 'l', values = matrix.values): string | null {
  const parts = surfaceParts({ ...matrix, values }, axisOf('ta'), axisOf(up), scenario);
  return parts && textOf(parts);
}

test('over Ta and D a surface says what is saved along the line through the origin', () => {
  expect(surface('d')).toBe(
    'where D/Ta = 10, a transfer that ignores order ends 3% sooner at Ta = 5 ms, 33% at 10 ms, 34% at 20 ms and 35% at 40 ms',
  );
  expect(
    surface(
      'd',
      matrix.values.map(() => Number.NaN),
    ),
  ).toBeNull();
});

test('other surfaces say where most is saved, and on how much of them hardly anything', () => {
  expect(surface('l')).toMatch(
    /^a transfer that ignores order ends up to 35% sooner, such as at Ta = 40 ms and L = .*; on 44% of this surface, less than 5%$/,
  );
  expect(
    surface(
      'l',
      matrix.values.map(() => 0.01),
    ),
  ).toBe('a transfer that ignores order ends less than 5% sooner everywhere');
});
