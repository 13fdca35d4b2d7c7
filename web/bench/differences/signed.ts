// A difference with its sign and its interval.

import { format } from 'd3-format';
import type { Estimate } from '../../sim/estimate.ts';
import type { Measure } from '../results/table.ts';
import { withHalf } from '../words/numbers.ts';

const points = format('.1f');

/** "−10.4 ± 3.3 points", "+531 ± 18 kbit/s", "0.0 ± 0.7 points": two percentages differ by points. */
export function signed({ mean, ci95 }: Estimate, { shown, unit }: Pick<Measure, 'shown' | 'unit'>): string {
  if (!Number.isFinite(mean)) return 'nothing that can be said';
  const isPercent = shown === 'percent';
  const half = ci95 ?? 0;
  const size = isPercent
    ? `${points(Math.abs(mean) * 100)}${half > 0 ? ` ± ${points(half * 100)}` : ''}`
    : withHalf(Math.abs(mean), half);
  const sign = Number.parseFloat(size) === 0 ? '' : mean > 0 ? '+' : '−';
  const of = isPercent ? ' points' : unit === '' ? '' : ` ${unit}`;
  return `${sign}${size}${of}`;
}

/** The same in words: "10.4 ± 3.3 points", "lower than kept". */
export function apartWords(
  found: Estimate,
  measure: Pick<Measure, 'shown' | 'unit'>,
): { readonly size: string; readonly direction: string } {
  if (found.mean === 0) return { size: 'the same', direction: 'as kept' };
  const said = signed(found, measure);
  const size = said.replace(/^[+−]/, '');
  // what rounds to nothing has no direction
  if (size === said) return { size, direction: 'away from kept' };
  return { size, direction: `${found.mean > 0 ? 'higher' : 'lower'} than kept` };
}
