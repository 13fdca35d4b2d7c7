// Puts sentences together from computed parts.

import { capital, uncapital } from '../../notation/capital.ts';

/** Turns words from the simulation, which have neither a capital nor a full stop, into a sentence. */
export function sentence(words: string): string {
  const end = /[.!?]$/.test(words) ? '' : '.';
  return `${capital(words)}${end}`;
}

/** A remark after a mean: the drawing beside it shows one run of several. */
export function oneRunRemark(runs: number): string {
  return runs === 1 ? '' : ' One run shown.';
}

/** The same remark for a value read from the drawing; undefined for a single run. */
export function firstRunRemark(runs: number): string | undefined {
  return runs === 1 ? undefined : `first of ${runs} runs`;
}

/** Says that the drawing shows one run of several, whereas the results are means of all. */
export function firstRunWords(runs: number, words: string): string {
  if (runs === 1) return words;
  return `In the first of ${runs} runs, ${uncapital(words)}`;
}
