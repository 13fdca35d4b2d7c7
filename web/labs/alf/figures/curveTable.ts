// The gain curves as a table and as a file.

import type { AlfScenario } from '#pkg/params.ts';
import { symbolOf } from '../../../bench/axes/parameterAxis.ts';
import { valueAt } from '../../../charts/curve/series.ts';
import type { DataColumn } from '../../../charts/figure/table.ts';
import type { FigureAxis } from '../axes.ts';
import { familyOf, type GainLine } from '../gains/useCurve.ts';

type Scenario = Readonly<AlfScenario>;

const GAINS: Readonly<Record<AlfScenario['g'], string>> = {
  completion: 'gain',
  latency: 'gain of the mean ADU time',
};

/** A member of a family of curves, such as "W = 8". */
export function memberName(family: string | null, value: number): string {
  if (family === 'l') return `L = ${Math.round(value * 1000) / 10}%`;
  const symbol = family === 'streams' ? 'S' : (family ?? '').toUpperCase();
  const unit = family === 'r' || family === 'd' ? ' ms' : '';
  return `${symbol} = ${value}${unit}`;
}

/** Base of the file's name: two figures of the paper do not overwrite each other. */
export function gainFile(scenario: Scenario): string {
  const family = familyOf(scenario);
  const kind = scenario.g === 'latency' ? 'adu-time-gain' : 'gain';
  return `${kind}-against-${scenario.x}${family === null ? '' : `-for-${family}`}`;
}

export function gainColumns(
  lines: readonly GainLine[],
  axis: FigureAxis,
  scenario: Scenario,
  bound: { x: Float64Array; y: Float64Array } | null,
): DataColumn[] {
  const symbol = symbolOf(axis);
  const { unit } = axis.param;
  const gain = GAINS[scenario.g];
  const place = (label: string, values: Float64Array): DataColumn => ({ label, unit, values });
  // while curves come in, one may have points that another lacks
  const [first] = lines;
  const isShared = first !== undefined && lines.every(({ x }) => isSame(x, first.x));
  const found = lines.flatMap(({ member, x, y, low, high }): DataColumn[] => {
    const at = member.value === null ? '' : ` at ${memberName(familyOf(scenario), member.value)}`;
    return [
      ...(isShared ? [] : [place(`${symbol}${at}`, x)]),
      { label: `${gain}${at}`, values: y },
      { label: `lower end of the 95% interval${at}`, values: low },
      { label: `upper end${at}`, values: high },
    ];
  });
  const all = isShared ? [place(symbol, first.x), ...found] : found;
  if (bound === null) return all;
  // on the same rows: the analysis is known at every x
  const { x } = first ?? bound;
  const at = Float64Array.from(x, (value) => valueAt(bound, value));
  return isShared
    ? [...all, { label: 'Gb', values: at }]
    : [...all, place(`${symbol} of Gb`, x), { label: 'Gb', values: at }];
}

function isSame(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
