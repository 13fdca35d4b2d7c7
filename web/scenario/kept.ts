// The kept scenario within a scenario's text: `w:8,ta:20`, or `defaults`, by the rules of model::scenario::kept.

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { encodeValue } from './encode.ts';
import { trimWhiteSpace } from './grammar.ts';
import { defaultOf, paramsOf, valueIn } from './values.ts';

/** Id of the parameter that holds the kept scenario. */
export const KEEP = 'keep';

/** The text of a kept scenario with all parameters at their defaults; an empty text means that nothing is kept. */
const DEFAULTS = 'defaults';

/** Whether a parameter is part of a kept scenario: those of figures are not. */
export function isKept({ group }: Param): boolean {
  return group !== 'figure';
}

/** The keys and percent-encoded values in the text of a kept scenario. */
export function keptPairs(text: string): [string, string][] {
  return text.split(',').flatMap((part): [string, string][] => {
    const item = trimWhiteSpace(part);
    if (item === '' || item === DEFAULTS) return [];
    const at = item.indexOf(':');
    return [at < 0 ? [item, ''] : [item.slice(0, at), item.slice(at + 1)]];
  });
}

/** The text of a kept scenario: parameters in the order of the table, without those at their defaults. */
export function keptText<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  return keptTextOf(values, paramsOf(lab));
}

export function keptTextOf(values: object, params: readonly Param[]): string {
  const items = params
    .filter((param) => isKept(param) && valueIn(values, param.id) !== defaultOf(param))
    // the separators of items are encoded within values
    .map(
      ({ id }) => `${id}:${encodeValue(valueIn(values, id)).replaceAll(',', '%2C').replaceAll(':', '%3A')}`,
    );
  return items.length === 0 ? DEFAULTS : items.join(',');
}
