// The curves of MD and of entropy as series, and their closed forms.

import type { MeasureId } from '../../../bench/measures/table.ts';
import type { Band, CurveSeries } from '../../../charts/curve/series.ts';
import type { DataColumn } from '../../../charts/figure/table.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import type { LawCurve } from './lawCurve.ts';
import { type LawId, nameOf } from './laws.ts';
import type { ClosedForm } from './useClosedForms.ts';
import type { Densities } from './useDensities.ts';

export type CurveMeasure = 'md' | 'entropy';

export const SYMBOLS = {
  md: { id: 'mean_displacement', symbol: 'MD', unit: 'packets' },
  entropy: { id: 'entropy', symbol: 'Er', unit: 'nats' },
} as const satisfies Record<CurveMeasure, { id: MeasureId<'metrics'>; symbol: string; unit: string }>;

/** One law's values, with the one at the scenario's own jitter among them, so that the point sits on it. */
export interface Values {
  readonly law: LawId;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Half-widths of the 95% intervals; NaN where there is one replication. */
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
    // beyond the curve's end there is nothing to join
    if (after > 0) points.splice(after, 0, point);
  }
  return {
    law: curve.law,
    x: Float64Array.from(points, ({ x }) => x),
    y: Float64Array.from(points, ({ estimate }) => estimate.mean),
    half: Float64Array.from(points, ({ estimate }) => estimate.ci95 ?? Number.NaN),
  };
}

/** The 95% band, each end where `place` has it; none of a single replication. */
export function bandOf(
  { y, half }: Pick<Values, 'y' | 'half'>,
  place: (value: number, at: number) => number = (value) => value,
): Band | undefined {
  if (half.every((value) => Number.isNaN(value))) return undefined;
  const edge = (sign: number) => y.map((value, i) => place(value + sign * (half[i] ?? Number.NaN), i));
  return { low: edge(-1), high: edge(1) };
}

const UNKNOWN: Estimate = { mean: Number.NaN, ci95: null };

/** Entropies and displacements below nothing are where the closed forms do not hold yet. */
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

/** A row for each jitter of each law. */
export function lawColumns(curves: readonly LawPoints[], id: string, unit: string): DataColumn[] {
  const rows = curves.flatMap(({ law, x, y, half }) =>
    Array.from(x, (jitter, i) => ({ law, jitter, mean: y[i], half: half?.[i] })),
  );
  const halves = { id: `${id}_ci95`, unit, values: rows.map(({ half }) => half) };
  return [
    { id: 'law', values: rows.map(({ law }) => law) },
    { id: 'jitter', unit: 'ms', values: rows.map(({ jitter }) => jitter) },
    { id, unit, values: rows.map(({ mean }) => mean) },
    ...(curves.some(({ half }) => half !== undefined) ? [halves] : []),
  ];
}

/** How far the simulation is from the closed form, as a share of it. */
export function distance(measure: CurveMeasure, form: ClosedForm, jitter: number, value: number): number {
  const closed = form[measure](jitter);
  return closed > 0 ? value / closed - 1 : Number.NaN;
}
