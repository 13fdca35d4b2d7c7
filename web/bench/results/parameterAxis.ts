// The axis of a parameter in a figure, and the values at which the figure has points.

import { range } from 'd3-array';
import type { LabId, NumberValues, Param, Scenarios } from '#pkg/params.ts';
import type { AxisSpec } from '../../charts/scales/axis.ts';
import { isShare } from '../../controls/value.ts';
import { uncapital } from '../../notation/capital.ts';
import { type ParameterId, paramsOf, settle, valueIn } from '../../scenario/values.ts';
import { sentence } from '../words/sentence.ts';

export interface ParameterAxis<I extends string = string> {
  readonly id: I;
  readonly param: Param;
  readonly values: NumberValues;
  readonly spec: AxisSpec;
  /** The scenario's value; null if the scenario leaves the parameter to the model. */
  readonly own: number | null;
  readonly domain: readonly [number, number];
}

interface AxisOptions {
  /** By default the scale in the table of parameters. */
  readonly scale?: 'linear' | 'log';
  readonly start?: number;
}

/** The axis of a numeric parameter: its end is the first of the table's that includes the scenario's value. */
export function parameterAxis<L extends LabId, I extends ParameterId<L>>(
  lab: L,
  id: I,
  scenario: Readonly<Pick<Scenarios[L], I>>,
  { scale, start }: AxisOptions = {},
): ParameterAxis<I> {
  const { param, values } = numberParameter(lab, id);
  const value = valueIn(scenario, id);
  const own = typeof value === 'number' ? value : null;
  // the first of the table's upper ends that includes the scenario's value
  const end = values.ends?.find((most) => (own ?? 0) <= most) ?? values.max;
  const domain = [start ?? values.min, end] as const;
  const spec: AxisSpec = {
    label: param.symbol === '' ? param.name : `${param.name} ${param.symbol}`,
    symbol: param.symbol,
    meaning: async () => {
      const { MEANINGS } = await import('#pkg/meanings.ts');
      const words = MEANINGS[lab][id]?.meaning;
      return words === undefined ? undefined : sentence(words);
    },
    unit: param.unit === '' || isShare(param) ? undefined : param.unit,
    domain,
    scale: scale ?? values.scale,
    format: isShare(param) ? '.0%' : undefined,
    integer: values.decimals === 0,
  };
  return { id, param, values, spec, own, domain };
}

function numberParameter<L extends LabId>(
  lab: L,
  id: ParameterId<L>,
): { readonly param: Param; readonly values: NumberValues } {
  const param = paramsOf(lab).find((candidate) => candidate.id === id);
  if (param?.values.kind !== 'number') throw new Error(`${lab} has no number ${id} that could be an axis`);
  return { param, values: param.values };
}

/** The values for which figures show a family of curves, in addition to the scenario's own. */
export function familyValues<L extends LabId>(lab: L, id: ParameterId<L>): readonly number[] {
  return numberParameter(lab, id).values.family ?? [];
}

/** A short name for the axis where there is little room. */
export function symbolOf({ param }: Pick<ParameterAxis, 'param'>): string {
  return param.symbol === '' ? param.name.toLowerCase() : param.symbol;
}

/** The name for a sentence or title: "processing time (Ta)". */
export function namedWithSymbol({ param }: Pick<ParameterAxis, 'param'>): string {
  const name = uncapital(param.name);
  return param.symbol === '' ? name : `${name} (${param.symbol})`;
}

/** The nearest value that the parameter's slider can take, so that a value picked by pointing is round. */
export function nearestStepValue({ values }: Pick<ParameterAxis, 'values'>, value: number): number {
  return settle(values, Math.round(value / values.step) * values.step);
}

/** `count` values from one end of the axis to the other, spaced linearly or logarithmically. */
export function spacedValues(
  { spec, domain: [low, high] }: Pick<ParameterAxis, 'spec' | 'domain'>,
  count: number,
): number[] {
  const place =
    spec.scale === 'log'
      ? (share: number) => low * (high / low) ** share
      : (share: number) => low + (high - low) * share;
  return range(count).map((i) => place(i / (count - 1)));
}

/** About `count` values along the axis, rounded to values that the parameter can take, each once. */
export function samplePoints(
  axis: Pick<ParameterAxis, 'spec' | 'domain' | 'values'>,
  count: number,
): number[] {
  return [...new Set(spacedValues(axis, count).map((value) => settle(axis.values, value)))];
}
