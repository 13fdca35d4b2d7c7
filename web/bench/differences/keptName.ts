// What a kept scenario is called: by what it has and the present one has not.

import type { LabId, Scenarios } from '#pkg/params.ts';
import { valueIn } from '../../scenario/values.ts';
import { differing, saidWith } from './differing.ts';

/** More parameters than these are counted. */
const NAMED = 2;

/** "W = 32", "W = 32, L = 20% and 3 more"; empty if it has nothing else. */
export function keptName<L extends LabId>(
  lab: L,
  kept: Readonly<Scenarios[L]>,
  scenario: Readonly<Scenarios[L]>,
): string {
  const apart = differing(lab, kept, scenario);
  const named = apart.slice(0, NAMED).map((param) => saidWith(param, valueIn(kept, param.id)));
  const more = apart.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
