// Differences in words, with sign and interval.

import { format } from 'd3-format';
import type { Estimate } from '../../sim/estimate.ts';
import type { Measure } from '../results/table.ts';
import { isUndecided } from '../results/undecided.ts';
import { roundedToInterval, withHalf } from '../words/numbers.ts';

const points = format('.1f');

/** A difference with its sign and interval: "−10.4 ± 3.3 points", "+531 ± 18 kbit/s"; percentages differ by points. */
export function signed({ mean, ci95 }: Estimate, { shown, unit }: Pick<Measure, 'shown' | 'unit'>): string {
  if (!Number.isFinite(mean)) return 'nothing that can be said';
  const isPercent = shown === 'percent';
  const half = ci95 ?? 0;
  const by = isPercent ? 100 : 1;
  // more digits where a tenth of a point would round the interval, or a difference without one, to 0
  const isTenths = isPercent && (mean === 0 || by * (half > 0 ? half : Math.abs(mean)) >= 0.05);
  const size = isTenths
    ? `${points(Math.abs(mean) * 100)}${half > 0 ? ` ± ${points(half * 100)}` : ''}`
    : withHalf(by * Math.abs(mean), by * half);
  const sign = Number.parseFloat(size) === 0 ? '' : mean > 0 ? '+' : '−';
  const of = isPercent ? ' points' : unit === '' ? '' : ` ${unit}`;
  return `${sign}${size}${of}`;
}

/** The size of a difference: "3.3 points", "18 kbit/s"; null if it rounds to 0. */
export function sizeOf(half: number, { shown, unit }: Pick<Measure, 'shown' | 'unit'>): string | null {
  const isPercent = shown === 'percent';
  const size = isPercent ? points(half * 100) : roundedToInterval(half, half);
  if (Number(size) === 0) return null;
  return `${size} ${isPercent ? 'points' : unit}`.trim();
}

/** A difference in words: "10.4 ± 3.3 points", "lower than kept". Without a direction where the interval contains 0; `isOpen` where it also contains differences that matter. */
export function apartWords(
  found: Estimate,
  measure: Pick<Measure, 'shown' | 'unit'>,
  kept: number,
): { readonly size: string; readonly direction: string; readonly isOpen: boolean } {
  const [size, half] = [Math.abs(found.mean), found.ci95 ?? 0];
  if (size === 0 && half === 0) return { size: 'the same', direction: 'as kept', isOpen: false };
  const said = signed(found, measure);
  const shown = said.replace(/^[+−]/, '');
  // a difference that rounds to 0 has no direction either
  const direction = shown === said ? 'away from kept' : `${found.mean > 0 ? 'higher' : 'lower'} than kept`;
  if (isUndecided(found, kept)) return { size: shown, direction, isOpen: true };
  return { size: shown, direction: size > half ? direction : 'away from kept', isOpen: false };
}
