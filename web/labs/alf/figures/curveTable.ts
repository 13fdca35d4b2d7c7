// The gain curves as tables and as files.

import type { AlfScenario } from '#pkg/params.ts';
import type { DataColumn } from '../../../charts/figure/table.ts';
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
  const unit = paramsOf('alf').find(({ id }) => id === family)?.unit;
  const points = lines.flatMap(({ member, x, y, half }) =>
    Array.from(x, (at, i) => ({ at, member: member.value, mean: y[i], half: half[i] })),
  );
  const gain = GAIN_MEASURES[scenario.g];
  return [
    { id: axis.id, unit: axis.param.unit, values: points.map(({ at }) => at) },
    ...(family === null ? [] : [{ id: family, unit, values: points.map(({ member }) => member) }]),
    { id: gain, unit: 'share', values: points.map(({ mean }) => mean) },
    { id: `${gain}_ci95`, unit: 'share', values: points.map(({ half }) => half) },
  ];
}

/** The gain on blocking time by the paper's analysis, where it was computed. */
export function analysisColumns(axis: FigureAxis, bound: { x: Float64Array; y: Float64Array }): DataColumn[] {
  return [
    { id: axis.id, unit: axis.param.unit, values: bound.x },
    { id: 'gain_blocking_analysis', unit: 'share', values: bound.y },
  ];
}
