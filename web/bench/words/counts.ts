// Formats counts, shares and times for summaries and tables. Apart from `numbers.ts`, because the page's first figures
// do not need them.

import { format } from 'd3-format';
import { formatCount } from '../../notation/formatCount.ts';

const units = format(',.0f');
const tenths = format('.1f');

/** A point or span on a time axis, to a tenth of a millisecond below 1000 ms. */
export function instantText(time: number): string {
  return `${Math.abs(time) < 1000 ? tenths(time).replace(/\.0$/, '') : units(time)} ms`;
}

/** A number to four significant digits. */
export function fourDigits(value: number): string {
  return formatCount(Number(value.toPrecision(4)));
}

/** A share of packets, possibly small: four significant digits. */
export function sharePercent(share: number): string {
  return `${Number((100 * share).toPrecision(4))}%`;
}

/** A relative deviation, with its sign and two digits; the next digit would change with the seed. */
export function signedPercent(share: number): string {
  const size = Number((100 * Math.abs(share)).toPrecision(2));
  // smaller deviations are within the randomness of the runs
  if (size < 0.005) return '0%';
  const text = `${size}%`;
  return share < 0 ? `−${text}` : `+${text}`;
}

/** `1 packet`, `12,345 packets`, `4,711.3 packets`: whole counts to the last digit, means to a tenth. */
export function countWithNoun(count: number, thing: string): string {
  // for a small mean, a tenth would be too coarse
  const isSmall = Math.abs(count) < 10;
  // scaled as a decimal text, so that 0.05, which has no exact binary form, is rounded up
  const shown = isSmall ? Number(count.toPrecision(4)) : Math.round(Number(`${count}e1`)) / 10;
  return `${formatCount(shown)} ${thing}${count === 1 ? '' : 's'}`;
}
