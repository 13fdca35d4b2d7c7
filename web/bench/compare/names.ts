// Names for the curves of a scenario and of the kept one: "now: W = 8" and "kept: W = 32", "kept: Queue = RED".

import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { valueIn } from '../../scenario/values.ts';
import { differingParams, paramValueWords } from '../differences/differingParams.ts';
import { NAMED_AT_MOST } from '../differences/sentences.ts';
import type { KeptNames } from './comparison.ts';

/** Names by the parameters that differ; only "now" and "kept" where none differs, or too many do. */
export function namesOf<L extends LabId>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  kept: Readonly<Scenarios[L]>,
): KeptNames {
  const apart = differingParams(lab, scenario, kept);
  if (apart.length === 0 || apart.length > NAMED_AT_MOST) return { now: 'now', kept: 'kept' };
  const said = (values: object) =>
    apart.map((param) => paramValueWords(bare(param), valueIn(values, param.id), ' =')).join(', ');
  return { now: `now: ${said(scenario)}`, kept: `kept: ${said(kept)}` };
}

/** A parameter's value for a label beside a curve, which has no room for a unit that is a word. */
export function short(param: Param, values: object): string {
  return paramValueWords(bare(param), valueIn(values, param.id));
}

/** The parameter without its unit, if the unit is a word such as "packets". */
export function bare(param: Param): Param {
  return /^[a-z]{4,}$/i.test(param.unit) && param.unit !== 'share' ? { ...param, unit: '' } : param;
}
