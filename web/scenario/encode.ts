// Writes a scenario as its canonical text, `#/alf?ta=20&w=16`.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { tableOf } from './tables.ts';
import type { Value } from './values.ts';
import { defaultOf, paramsOf, valueIn, without } from './values.ts';

/**
 * In the order of the table, without parameters at their defaults. Where a link that gives nothing opens something else
 * than these (the table's `opening`), that alone has nothing behind its laboratory, and the defaults name the
 * first parameter in which they differ from it.
 */
export function encode<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  return onceFor(wholes, values, () => encodeParams(lab, values, paramsOf(lab)));
}

/**
 * The same without the state of figures: only what a simulation depends on. The text serves as a job's key,
 * so that changing an axis does not run the transfers again.
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

/** The same without parameters that a job sets itself, plus `changes`: moving along an axis then computes nothing. */
export function encodeModelWithout<L extends LabId>(
  lab: L,
  values: Readonly<Scenarios[L]>,
  ids: readonly (keyof Scenarios[L] & string)[],
  change?: Readonly<Partial<Scenarios[L]>>,
): string {
  return encodeModel(lab, without(lab, { ...values, ...change }, ids));
}

/** A scenario is never changed, and many parts of the page ask for the text of one, with every key of a slider. */
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

/** As in a link: percent-encoded but for what reads well. */
export function encodeValue(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // a lone surrogate cannot be percent-encoded
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3A', ':');
}
