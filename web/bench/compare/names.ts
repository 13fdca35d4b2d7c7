// What the lines of a scenario and of the kept one are called: "now: W = 8" and "kept: W = 32", "kept: Queue = RED".

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { valueIn } from '../../scenario/values.ts';
import { differing, saidWith } from '../differences/differing.ts';
import { NAMED_AT_MOST } from '../differences/sentences.ts';
import type { KeptNames } from './comparison.ts';

/** Names by the parameters that differ; "now" and "kept" alone where none does, or too many. */
export function namesOf<L extends LabId>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  kept: Readonly<Scenarios[L]>,
): KeptNames {
  const apart = differing(lab, scenario, kept);
  if (apart.length === 0 || apart.length > NAMED_AT_MOST) return { now: 'now', kept: 'kept' };
  const said = (values: object) =>
    apart.map((param) => saidWith(bare(param), valueIn(values, param.id), ' =')).join(', ');
  return { now: `now: ${said(scenario)}`, kept: `kept: ${said(kept)}` };
}

/** Beside a line there is no room for a unit that is a word. */
export function short(param: Param, values: object): string {
  return saidWith(bare(param), valueIn(values, param.id));
}

/** Without a unit that is a word. */
export function bare(param: Param): Param {
  return /^[a-z]{4,}$/i.test(param.unit) && param.unit !== 'share' ? { ...param, unit: '' } : param;
}
