// The values of a scenario, as described by the generated parameter table.

import type { LabId, NumberValues, Param, Scenarios, TextValues } from '#pkg/params.ts';
import { firstItems } from './cut.ts';
import { normalise } from './grammar.ts';
import { tableOf } from './tables.ts';

/** The value of a parameter; null leaves the parameter to the model. */
export type Value = number | string | null;

/** A laboratory and a value for each of its parameters. */
export type Scenario = { [L in LabId]: { readonly lab: L; readonly values: Readonly<Scenarios[L]> } }[LabId];

/** A parameter's id, under which a scenario has its value. */
export type ParameterId<L extends LabId> = keyof Scenarios[L] & string;

/** A scenario for each laboratory whose table is known. */
export type KnownScenarios = Readonly<{ [L in LabId]?: Readonly<Scenarios[L]> }>;

export function paramsOf(lab: LabId): readonly Param[] {
  return tableOf(lab).params;
}

export function defaultOf({ values }: Param): Value {
  return values.kind === 'text' ? '' : values.default;
}

export function defaultsOf<L extends LabId>(lab: L): Scenarios[L] {
  return fromPairs(lab, new Map());
}

// The types and the table are generated from one source, so the pairs in the table match the types: the next
// two functions assert it, and nothing else has to.

/** The scenario with the `given` values, and defaults for the others. */
export function fromPairs<L extends LabId>(lab: L, given: ReadonlyMap<string, Value>): Scenarios[L] {
  const values: unknown = Object.fromEntries(valuesOf(paramsOf(lab), given));
  return values as Scenarios[L];
}

/** As `fromPairs` for a laboratory known only at run time, with the laboratory's id. */
export function scenarioOf(lab: LabId, given: ReadonlyMap<string, Value>, params = paramsOf(lab)): Scenario {
  const scenario: unknown = { lab, values: Object.fromEntries(valuesOf(params, given)) };
  return scenario as Scenario;
}

function valuesOf(params: readonly Param[], given: ReadonlyMap<string, Value>): [string, Value][] {
  return params.map((param) => {
    const value = given.get(param.id);
    return [param.id, value === undefined ? defaultOf(param) : value];
  });
}

/** The scenario with these parameters at their defaults. */
export function withDefaults<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
  ids: readonly ParameterId<L>[],
): Scenarios[L] {
  const kept = Object.entries(values).filter(([id]) => !ids.some((one) => one === id));
  return fromPairs(lab, new Map(kept));
}

/** The value of a parameter whose id is known only at run time. */
export function valueIn(values: object, id: string): Value {
  const value: unknown = Reflect.get(values, id);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** `value` rounded to the parameter's decimals and clamped to its range, giving the same bits as Rust. */
export function settle({ min, max, decimals }: NumberValues, value: number): number {
  let unit = 1;
  for (let place = 0; place < decimals; place += 1) unit *= 10;
  // clamp first, so that value * unit cannot overflow; + 0 turns -0 into 0
  return clamp(Math.floor(clamp(value, min, max) * unit + 0.5) / unit, min, max) + 0;
}

/** `value` in a form that the parameter can hold: every value set from outside goes through here. */
export function settleValue(param: Param, value: unknown): Value {
  const { values } = param;
  switch (values.kind) {
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value) ? settle(values, value) : values.default;
    case 'choice':
      return values.options.find(({ id }) => id === value)?.id ?? values.default;
    case 'text':
      return typeof value === 'string' ? readText(values, value) : '';
  }
}

function readText(values: TextValues, value: string): string {
  const [text] = firstItems(values, value);
  return normalise(values.grammar, text).text;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
