import { describe, expect, test } from 'vitest';
import { PLAN as CURVE } from '#pkg/alf.curve.heads.ts';
import { PLAN as GAINS } from '#pkg/alf.surface.heads.ts';
import { PLAN as SIZE } from '#pkg/dccp.size.heads.ts';
import { PLAN as SURFACE } from '#pkg/dccp.surface.heads.ts';
import AXES from '../../../fixtures/axes.txt?raw';
import { csvText } from '../../charts/table/table.ts';
import { decode } from '../../scenario/decode.ts';
import { defaultsOf } from '../../scenario/values.ts';
import { Samples } from '../results/samples.ts';
import type { MeasureId } from '../results/table.ts';
import {
  type AlongGrid,
  type AlongResult,
  currentResult,
  gridFor,
  pointsOf,
  type RowsOf,
  tableOf,
} from './along.ts';

const alf = { ...defaultsOf('alf'), runs: 1 };
const dccp = defaultsOf('dccp');

/** Results of these points: the first measure is a tenth of the point's index. */
function found(scenario: typeof alf, points: readonly number[]): AlongResult<MeasureId<'alf'>> {
  const laid = gridFor(CURVE, scenario);
  const samples = new Samples<MeasureId<'alf'>>(CURVE.rows, laid.xs.length * laid.ys.length, 1);
  samples.add(points, 0, Float64Array.from(points.flatMap((at) => [at / 10, 1])));
  return { ...laid, runs: 1, samples };
}

describe('a plan', () => {
  test('is laid out along the parameters that the scenario names', () => {
    const { x, y, xs, ys } = gridFor(CURVE, { ...alf, x: 'w', family: 'none' });
    expect([x.id, y]).toEqual(['w', null]);
    expect(xs.length).toBeLessThanOrEqual(CURVE.x.points);
    expect(ys).toEqual([Number.NaN]);
    const surface = gridFor(SURFACE, dccp);
    expect([surface.x.id, surface.y?.id]).toEqual([dccp.sx, dccp.sy]);
    expect([surface.xs.length, surface.ys.length]).toEqual([SURFACE.x.points, SURFACE.y.points]);
    expect(gridFor(SURFACE, dccp, 4).xs).toHaveLength(4);
  });

  test('has the scenario’s own line in its family, and no family along its own axis', () => {
    const { y, ys } = gridFor(CURVE, { ...alf, family: 'w', w: 17 });
    expect(y?.id).toBe('w');
    expect(ys).toContain(17);
    expect([...ys]).toEqual([...ys].sort((a, b) => a - b));
    expect(gridFor(CURVE, { ...alf, x: 'w', family: 'w' }).y).toBeNull();
  });
});

/** A line of `fixtures/axes.txt`: the scenario, then each axis with its values. */
function laidLine(text: string): string {
  const { scenario } = decode(text);
  let laid: AlongGrid | undefined;
  if (scenario?.lab === 'alf')
    laid = gridFor(scenario.values.fig === 'surface' ? GAINS : CURVE, scenario.values);
  if (scenario?.lab === 'dccp')
    laid = gridFor(scenario.values.fig === 'size' ? SIZE : SURFACE, scenario.values);
  if (laid === undefined) throw new Error(`${text} has no plan`);
  const { x, y, xs, ys } = laid;
  return [text, x.id, ...xs, ...(y === null ? [] : [y.id, ...ys])].join(' ');
}

test('plans are laid out as the model does', () => {
  const lines = AXES.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.map((line) => laidLine(line.split(' ')[0] ?? ''))).toEqual(lines);
});

describe('the points of a plan', () => {
  const rows = { costOf: () => 1 } as unknown as RowsOf<'alf', 'alf_gains'>;

  test('come once each, and no line of a family is finer than the others', () => {
    const laid = gridFor(CURVE, { ...alf, family: 'w' });
    const { points, order } = pointsOf(laid, alf, rows, 'text');
    expect([...order].sort((a, b) => a - b)).toEqual([...points.keys()]);
    const first = order.slice(0, 8 * laid.ys.length).map((at) => points[at]?.y);
    expect(new Set(first)).toEqual(new Set(laid.ys));
  });

  test('that share a part of the work are one batch', () => {
    const shared = { ...rows, isShared: (id: string) => id === 'buffer' } as unknown as RowsOf<
      'dccp',
      'dccp_efficiencies'
    >;
    const laid = gridFor(SURFACE, { ...dccp, sx: 'rtt', sy: 'buffer' });
    const { points } = pointsOf(laid, dccp, shared, 'text');
    expect(points.filter(({ batch }) => batch === 0)).toHaveLength(laid.ys.length);
    expect(new Set(points.filter(({ batch }) => batch === 3).map(({ x }) => x)).size).toBe(1);
  });
});

describe('the table of a plan', () => {
  test('has a row for each point that is known, and headings by which a program finds them', () => {
    const scenario = { ...alf, family: 'w' } as const;
    const { xs, ys } = gridFor(CURVE, scenario);
    const lines = csvText(tableOf(CURVE, scenario, found(scenario, [0, 1, xs.length])));
    expect(lines.trimEnd().split('\r\n')).toEqual([
      'ta,w,gain,gain_ci95',
      `${xs[0]},${ys[0]},0,`,
      `${xs[1]},${ys[0]},0.1,`,
      `${xs[0]},${ys[1]},${xs.length / 10},`,
    ]);
  });

  test('has no column of a family where there is none, and the measure that is chosen', () => {
    const latency = { ...alf, g: 'latency' } as const;
    const ids = tableOf(CURVE, latency, found(latency, [0])).map(({ id }) => id);
    expect(ids).toEqual(['ta', 'gain_latency', 'gain_latency_ci95']);
  });

  test('is empty until something has come', () => {
    expect(tableOf(CURVE, alf, null)).toEqual([]);
  });
});

test('what came for other axes says nothing about those that are asked for', () => {
  const came = found(alf, [0]);
  expect(currentResult(came, gridFor(CURVE, alf))).toBe(came);
  expect(currentResult(came, gridFor(CURVE, { ...alf, x: 'w' }))).toBeNull();
  expect(currentResult(came, gridFor(CURVE, { ...alf, family: 'w' }))).toBeNull();
});
