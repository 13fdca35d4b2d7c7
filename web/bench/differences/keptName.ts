// Names a kept scenario by the parameter values in which it differs from the present one.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { valueIn } from '../../scenario/values.ts';
import { differingParams, paramValueWords } from './differingParams.ts';

/** Number of parameters that are named; further ones are counted. */
const NAMED = 2;

/** "W = 32", "W = 32, L = 20% and 3 more"; empty if nothing differs. */
export function keptName<L extends LabId>(
  lab: L,
  kept: Readonly<Scenarios[L]>,
  scenario: Readonly<Scenarios[L]>,
): string {
  const apart = differingParams(lab, kept, scenario);
  const named = apart.slice(0, NAMED).map((param) => paramValueWords(param, valueIn(kept, param.id)));
  const more = apart.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
