// The curves of MD and of entropy against jitter as series, and their closed forms.

import { DATA as ENTROPY } from '#pkg/metrics.entropy.heads.ts';
import { DATA as MD } from '#pkg/metrics.md.heads.ts';
import type { Band, CurveSeries } from '../../../charts/curve/series.ts';
import { columnsFrom, type DataColumn, type Heads } from '../../../charts/table/columns.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { LawCurve } from './lawCurve.ts';
import { type LawId, nameOf } from './laws.ts';
import type { ClosedForm } from './useClosedForms.ts';
import type { Densities } from './useDensities.ts';

export type CurveMeasure = 'md' | 'entropy';

export const SYMBOLS = {
  md: { symbol: 'MD', unit: MD.mean_displacement },
  entropy: { symbol: 'Er', unit: ENTROPY.entropy },
} as const satisfies Record<CurveMeasure, { symbol: string; unit: string }>;

/** Values of one law, including the one at the scenario's own jitter, so that the ring lies on the curve. */
export interface Values {
  readonly law: LawId;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Half-widths of the 95% intervals; NaN for a single replication. */
  readonly half: Float64Array;
}

export function valuesOf(measure: CurveMeasure, curve: LawCurve, densities: Densities | null): Values {
  const estimates = curve[measure];
  const points = Array.from(curve.jitters, (x, i) => ({ x, estimate: estimates[i] ?? UNKNOWN }));
  const own = densities?.laws.find(({ law }) => law === curve.law);
  if (densities && own && !curve.jitters.includes(densities.jitter)) {
    const after = points.findIndex(({ x }) => x > densities.jitter);
    const point = {
      x: densities.jitter,
      estimate: { mean: own.point[measure], ci95: own.halves[measure] },
    };
    // a jitter beyond the curve's end is not joined to it
    if (after > 0) points.splice(after, 0, point);
  }
  return {
    law: curve.law,
    x: Float64Array.from(points, ({ x }) => x),
    y: Float64Array.from(points, ({ estimate }) => estimate.mean),
    half: Float64Array.from(points, ({ estimate }) => estimate.ci95 ?? Number.NaN),
  };
}

/** The 95% band, with both ends transformed by `place`; undefined for a single replication. */
export function bandOf(
  { y, half }: Pick<Values, 'y' | 'half'>,
  place: (value: number, at: number) => number = (value) => value,
): Band | undefined {
  if (half.every((value) => Number.isNaN(value))) return undefined;
  const edge = (sign: number) => y.map((value, i) => place(value + sign * (half[i] ?? Number.NaN), i));
  return { low: edge(-1), high: edge(1) };
}

const UNKNOWN: Estimate = { mean: Number.NaN, ci95: null };

/** The closed form as a series. It starts where it is not negative: below, it does not hold yet. */
export function closedSeries(
  measure: CurveMeasure,
  law: LawId,
  form: ClosedForm,
  jitters: readonly number[],
): CurveSeries {
  const known = jitters.filter((jitter) => jitter > 0 && form[measure](jitter) >= 0);
  return {
    id: `closed ${law}`,
    label: `formula, ${nameOf(law)}`,
    color: 'var(--reference)',
    isQuiet: true,
    dash: '2 4',
    width: 1.5,
    x: known,
    y: known.map(form[measure]),
  };
}

interface LawPoints {
  readonly law: LawId;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly half?: ArrayLike<number> | undefined;
}

/** A row for each jitter of each law: law, jitter, value and, where it is known, the half-width of its interval. */
export function lawColumns(curves: readonly LawPoints[], heads: Heads<'law' | 'jitter'>): DataColumn[] {
  const rows = curves.flatMap(({ law, x, y, half }) =>
    Array.from(x, (jitter, i) => ({ law, jitter, mean: y[i], half: half?.[i] })),
  );
  const [, , value = '', interval = ''] = Object.keys(heads);
  const hasHalves = curves.some(({ half }) => half !== undefined);
  return columnsFrom<string>(heads, {
    law: rows.map(({ law }) => law),
    jitter: rows.map(({ jitter }) => jitter),
    [value]: rows.map(({ mean }) => mean),
    [interval]: hasHalves ? rows.map(({ half }) => half) : undefined,
  });
}

/** Deviation of a simulated value from the closed form, as a share of that; NaN where the form does not hold. */
export function distance(measure: CurveMeasure, form: ClosedForm, jitter: number, value: number): number {
  const closed = form[measure](jitter);
  return closed > 0 ? value / closed - 1 : Number.NaN;
}
