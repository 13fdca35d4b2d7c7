// The gain curves as tables and as data files.

import { ANALYSIS } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { columnOf } from '../../../bench/results/columns.ts';
import type { ParameterAxis } from '../../../bench/results/parameterAxis.ts';
import { columnsFrom, type DataColumn } from '../../../charts/table/columns.ts';
import { familyOf } from '../gains/gains.ts';

type Scenario = Readonly<AlfScenario>;

/** A member of a family of curves, such as "W = 8". */
export function memberName(family: string | null, value: number): string {
  if (family === 'l') return `L = ${Math.round(value * 1000) / 10}%`;
  const symbol = family === 'streams' ? 'S' : (family ?? '').toUpperCase();
  const unit = family === 'r' || family === 'd' ? ' ms' : '';
  return `${symbol} = ${value}${unit}`;
}

/** File name without its ending: each figure of the paper has another. */
export function gainFile(scenario: Scenario): string {
  const family = familyOf(scenario);
  const kind = scenario.g === 'latency' ? 'adu-time-gain' : 'gain';
  return `${kind}-against-${scenario.x}${family === null ? '' : `-for-${family}`}`;
}

/** The gain on blocking time by the paper's analysis, where it was computed. */
export function analysisColumns(
  axis: ParameterAxis,
  bound: { x: Float64Array; y: Float64Array },
): DataColumn[] {
  return [columnOf(axis.param, bound.x), ...columnsFrom(ANALYSIS, { gain_blocking_analysis: bound.y })];
}
