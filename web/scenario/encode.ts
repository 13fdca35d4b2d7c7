// Writes a scenario as its canonical text, `#/alf?ta=20&w=16`.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { tableOf } from './tables.ts';
import type { ParameterId, Value } from './values.ts';
import { defaultOf, paramsOf, valueIn, withDefaults } from './values.ts';

/**
 * The scenario's text: parameters in the order of the table, without those at their defaults. In laboratories whose bare
 * link opens other values than the defaults (the table's `opening`), the opening scenario is the bare link, and the
 * scenario of all defaults names the first parameter in which it differs from the opening.
 */
export function encode<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  return onceFor(wholes, values, () => encodeParams(lab, values, paramsOf(lab)));
}

/**
 * The text of the parameters that a simulation depends on, without those of figures. It serves as a job's key, so that
 * changing an axis does not run the simulation again.
 */
export function encodeModel<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  return onceFor(models, values, () =>
    encodeParams(
      lab,
      values,
      paramsOf(lab).filter(({ group }) => group !== 'figure'),
    ),
  );
}

/** As `encodeModel`, with `change` and without the parameters `ids`, which a job sets itself: moving them then computes nothing. */
export function encodeModelWithout<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
  ids: readonly ParameterId<L>[],
  change?: Readonly<Partial<Scenarios[L]>>,
): string {
  return encodeModel(lab, withDefaults(lab, { ...values, ...change }, ids));
}

/** Cached texts: many parts of the page ask for a scenario's text at every step of a slider, and scenario objects never change. */
const wholes = new WeakMap<object, string>();
const models = new WeakMap<object, string>();

function onceFor(texts: WeakMap<object, string>, values: object, write: () => string): string {
  const known = texts.get(values);
  if (known !== undefined) return known;
  const text = write();
  texts.set(values, text);
  return text;
}

function encodeParams(lab: LabId, values: object, params: readonly Param[]): string {
  const { opening } = tableOf(lab);
  const differing = params.filter((param) => valueIn(values, param.id) !== defaultOf(param));
  const query = queryOf(differing, (param) => valueIn(values, param.id));
  if (query === opening) return `#/${lab}`;
  if (query !== '') return `#/${lab}?${query}`;
  const first = paramsOf(lab).filter(({ id }) => opening.startsWith(`${id}=`));
  return `#/${lab}?${queryOf(first, defaultOf)}`;
}

function queryOf(params: readonly Param[], of: (param: Param) => Value): string {
  return params.map((param) => `${param.id}=${encodeValue(of(param))}`).join('&');
}

/** A value as in a link: percent-encoded, except for characters that keep the link readable. */
export function encodeValue(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // a lone surrogate cannot be percent-encoded
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3A', ':');
}
