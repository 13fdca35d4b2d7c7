// Writing a scenario as its one canonical text, `#/alf?ta=20&w=16`.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { Value } from './values.ts';
import { defaultOf, paramsOf, valueIn } from './values.ts';

/** In table order, without what is at its default. */
export function encode<L extends LabId>(lab: L, values: Readonly<Scenarios[L]>): string {
  const pairs = paramsOf(lab)
    .filter((param) => valueIn(values, param.id) !== defaultOf(param))
    .map((param) => `${param.id}=${encodeValue(valueIn(values, param.id))}`);
  return pairs.length === 0 ? `#/${lab}` : `#/${lab}?${pairs.join('&')}`;
}

function encodeValue(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // a lone half of a surrogate pair has no percent-encoding
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3A', ':');
}
