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
  return from > 0 && Number.isFinite(to) ? changeBy((from - to) / from, smaller, larger) : '';
}

/** The same from the share that is saved. */
export function changeBy(share: number, smaller: string, larger: string): string {
  const size = Math.abs(share);
  if (size < 0.005) return 'about the same';
  if (share > 0.995 && share < 1) return `over 99% ${smaller}`;
  return `${format('.0%')(size)} ${share > 0 ? smaller : larger}`;
}

/** What is drawn is one run of several, where the results are means of all. */
export function inFirst(runs: number, sentence: string): string {
  if (runs === 1) return sentence;
  return `In the first of ${runs} runs, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
