// A scenario within a scenario's text: `w:8,ta:20`, or `defaults`, by the rules of model::scenario::kept.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { encodeValue } from './encode.ts';
import { trim } from './grammar.ts';
import { defaultOf, paramsOf, valueIn } from './values.ts';

/** The parameter that holds it. */
export const KEEP = 'keep';

/** A scenario in which every parameter has its default: an empty text says that nothing is kept. */
const DEFAULTS = 'defaults';

/** Figures have no state of their own in a kept scenario. */
export function isKept({ group }: Param): boolean {
  return group !== 'figure';
}

/** What a text that is not empty assigns: keys and values, which are percent-encoded. */
export function keptPairs(text: string): [string, string][] {
  return text.split(',').flatMap((part): [string, string][] => {
    const item = trim(part);
    if (item === '' || item === DEFAULTS) return [];
    const at = item.indexOf(':');
    return [at < 0 ? [item, ''] : [item.slice(0, at), item.slice(at + 1)]];
  });
}

/** The text of a scenario that is kept: in the order of the table, without parameters at their defaults. */
export function keptText<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  return keptTextOf(values, paramsOf(lab));
}

export function keptTextOf(values: object, params: readonly Param[]): string {
  const items = params
    .filter((param) => isKept(param) && valueIn(values, param.id) !== defaultOf(param))
    // what separates the items is no part of one
    .map(
      ({ id }) => `${id}:${encodeValue(valueIn(values, id)).replaceAll(',', '%2C').replaceAll(':', '%3A')}`,
    );
  return items.length === 0 ? DEFAULTS : items.join(',');
}
