// The message of a number field that refuses the typed text; without it the old number would return unexplained.

import { formatCount as groups } from '../notation/formatCount.ts';
import { isShare, type ParamOf, shownValue } from './value.ts';

type NumberParam = ParamOf<'number'>;

/** The numbers that the field takes: "Takes 0 to 200 ms." */
function takes(param: NumberParam, typed: string): string {
  const { min, max, decimals } = param.values;
  const low = isShare(param) ? shownValue(param, min) : groups(min);
  const kind = decimals === 0 ? 'whole numbers, ' : '';
  const point = decimals > 0 && typed.includes(',') ? ', with a point and no comma' : '';
  return `Takes ${kind}${low} to ${shownValue(param, max)}${point}.`;
}

/** A number with commas between groups of thousands. */
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?!\d)/;

/** The typed text as a number, a percentage as a share; null if empty, NaN if it is no number. */
export function typedNumber(param: NumberParam, typed: string): number | null {
  // numbers copied from the page have a true minus sign
  const signed = typed.trim().replace('−', '-');
  if (signed === '') return null;
  // "12,5" has a decimal comma; "1,500" is ambiguous and stays NaN
  const text = GROUPED.test(signed) ? signed : signed.replace(',', '.');
  return Number(text.replace(/\s*%$/, '')) / (isShare(param) ? 100 : 1);
}

/** The message if the typed text is not taken as it is; otherwise empty. */
export function refusal(param: NumberParam, typed: string): string {
  const number = typedNumber(param, typed);
  if (number === null) return '';
  const { min, max, decimals } = param.values;
  const isTaken = number >= min && number <= max && (decimals > 0 || Number.isInteger(number));
  return isTaken ? '' : takes(param, typed);
}
