// The scenario of a figure that shows a comparison.

import { decode } from '../../scenario/decode.ts';
import { encodeValue } from '../../scenario/encode.ts';
import { KEEP, keptTextOf } from '../../scenario/kept.ts';
import { isTableLoaded } from '../../scenario/tables.ts';
import { paramsOf } from '../../scenario/values.ts';
import type { Runs } from '../read/lesson.ts';
import { labOf, withText } from './facts.ts';

/** The scenario with the one that it is compared with as its kept scenario; without it until the laboratory's table is loaded. */
export function withKept({ scenario, against }: Runs): string {
  const lab = against === null ? null : labOf(against);
  if (against === null || lab === null || lab !== labOf(scenario) || !isTableLoaded(lab)) return scenario;
  const other = decode(against).scenario;
  return other === undefined
    ? scenario
    : withText(scenario, KEEP, encodeValue(keptTextOf(other.values, paramsOf(lab))));
}
