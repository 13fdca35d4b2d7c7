// The gain curves as tables and as files.

import { ANALYSIS } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { columnOf, estimateColumns } from '../../../bench/measures/columns.ts';
import { measureById } from '../../../bench/measures/table.ts';
import { columnsFrom, type DataColumn } from '../../../charts/figure/columns.ts';
import { paramsOf } from '../../../scenario/values.ts';
import type { FigureAxis } from '../axes.ts';
import { familyOf, type GainLine } from '../gains/useCurve.ts';
import { GAIN_MEASURES } from './gain.ts';

type Scenario = Readonly<AlfScenario>;

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

/** A row for each point of each curve; the parameter of the family is a column. */
export function gainColumns(lines: readonly GainLine[], axis: FigureAxis, scenario: Scenario): DataColumn[] {
  const family = familyOf(scenario);
  const ofFamily = paramsOf('alf').find(({ id }) => id === family);
  const xs = lines.flatMap(({ x }) => Array.from(x));
  const members = lines.flatMap(({ member, x }) => Array.from(x, () => member.value));
  const [means, halves] = [
    lines.flatMap(({ y }) => Array.from(y)),
    lines.flatMap(({ half }) => Array.from(half)),
  ];
  return [
    columnOf(axis.param, xs),
    ...(ofFamily === undefined ? [] : [columnOf(ofFamily, members)]),
    ...estimateColumns(measureById('alf', GAIN_MEASURES[scenario.g]), means, halves),
  ];
}

/** The gain on blocking time by the paper's analysis, where it was computed. */
export function analysisColumns(axis: FigureAxis, bound: { x: Float64Array; y: Float64Array }): DataColumn[] {
  return [columnOf(axis.param, bound.x), ...columnsFrom(ANALYSIS, { gain_blocking_analysis: bound.y })];
}
