// What a number field says when it does not take what was typed: it would go back to its old number in silence.

import { whole as groups } from '../notation/whole.ts';
import { isShare, type ParamOf, shownValue } from './value.ts';

type NumberParam = ParamOf<'number'>;

/** What the field takes, in words: "Takes 0 to 200 ms." */
function takes(param: NumberParam, typed: string): string {
  const { min, max, decimals } = param.values;
  const low = isShare(param) ? shownValue(param, min) : groups(min);
  const kind = decimals === 0 ? 'whole numbers, ' : '';
  const point = decimals > 0 && typed.includes(',') ? ', with a point and no comma' : '';
  return `Takes ${kind}${low} to ${shownValue(param, max)}${point}.`;
}

/** Thousands in groups. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?!\d)/;

/** What was typed as a number, a percentage as a share: null for nothing at all, NaN where it is no number. */
export function typedNumber(param: NumberParam, typed: string): number | null {
  // a true minus is copied from the page itself
  const signed = typed.trim().replace('−', '-');
  if (signed === '') return null;
  // "12,5" has a decimal comma; "1,500" may have one, or not, and is not taken
  const text = GROUPED.test(signed) ? signed : signed.replace(',', '.');
  return Number(text.replace(/\s*%$/, '')) / (isShare(param) ? 100 : 1);
}

/** Why what was typed is not taken as it is; empty where it is. */
export function refusal(param: NumberParam, typed: string): string {
  const number = typedNumber(param, typed);
  if (number === null) return '';
  const { min, max, decimals } = param.values;
  const isTaken = number >= min && number <= max && (decimals > 0 || Number.isInteger(number));
  return isTaken ? '' : takes(param, typed);
}
