// Numbers as the summaries say them.

import { format } from 'd3-format';

const significant = format('.3~r');
const whole = format(',.0f');

export function milliseconds(value: number): string {
  return value >= 10_000 ? `${significant(value / 1000)} s` : `${amount(value)} ms`;
}

export function amount(value: number): string {
  return Math.abs(value) >= 1000 ? whole(value) : significant(value);
}

export const percent = format('.1~%');

/** How much smaller (or larger) the second of two numbers is, in words; empty where that has no meaning. */
export function change(from: number, to: number, smaller: string, larger: string): string {
  if (!(from > 0) || !Number.isFinite(to)) return '';
  const share = (from - to) / from;
  if (Math.abs(share) < 0.0005) return 'the same';
  return `${format('.0%')(Math.abs(share))} ${share > 0 ? smaller : larger}`;
}
