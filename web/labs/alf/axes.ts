// How each parameter lies along an axis of a figure.

import { range } from 'd3-array';
import type { AlfScenario, NumberValues, Param } from '#pkg/params.ts';
import type { AxisSpec } from '../../charts/frame/axis.ts';
import { isShare } from '../../controls/value.ts';
import { paramsOf, settle } from '../../scenario/values.ts';

/** Parameters that can be an axis: the choices of `x`, `sx` and `sy` in the table. */
export type AxisId = AlfScenario['x'];

/** Upper ends of the ranges that a figure shows: the first that holds the scenario's own value. */
const ENDS: Readonly<Record<AxisId, readonly number[]>> = {
  ta: [60, 200],
  r: [40, 100],
  d: [500, 1000],
  w: [64, 256],
  l: [0.6],
  a: [32, 64],
  n: [10_000],
  burst: [20, 50],
  streams: [64],
};

export interface FigureAxis {
  readonly id: AxisId;
  readonly param: Param;
  readonly values: NumberValues;
  readonly spec: AxisSpec;
  /** The scenario's own value; a parameter that is left to the model has none. */
  readonly own: number | null;
  readonly domain: readonly [number, number];
}

export function figureAxis(id: AxisId, scenario: Readonly<AlfScenario>): FigureAxis {
  const param = paramsOf('alf').find((candidate) => candidate.id === id);
  if (param?.values.kind !== 'number') throw new Error(`${id} cannot be an axis`);
  const { values } = param;
  const own = scenario[id];
  const end = ENDS[id].find((most) => (own ?? 0) <= most) ?? values.max;
  const domain = [values.min, end] as const;
  const spec: AxisSpec = {
    label: param.symbol === '' ? param.name : `${param.name} ${param.symbol}`,
    unit: param.unit === '' || isShare(param) ? undefined : param.unit,
    domain,
    scale: values.scale,
    format: isShare(param) ? '.0%' : undefined,
    integer: values.decimals === 0,
  };
  return { id, param, values, spec, own, domain };
}

/** What the axis is called where there is little room. */
export function symbolOf({ param }: FigureAxis): string {
  return param.symbol === '' ? param.name.toLowerCase() : param.symbol;
}

/** The nearest value that the parameter's slider can take: what a reader points at is round. */
export function wholeStep({ values }: FigureAxis, value: number): number {
  return settle(values, Math.round(value / values.step) * values.step);
}

/** About `count` values from end to end, as the parameter can take them, each once. */
export function samples({ values, domain: [low, high] }: FigureAxis, count: number): number[] {
  const place =
    values.scale === 'log'
      ? (share: number) => low * (high / low) ** share
      : (share: number) => low + (high - low) * share;
  const all = range(count).map((i) => settle(values, place(i / (count - 1))));
  return [...new Set(all)];
}
