// Which measure of the order predicts the throughput, as far as the runs tell them apart.

import { type Part, phrase, plain, strong, textOf } from '../../../bench/lead/parts.ts';
import { rounded } from '../../../bench/words/numbers.ts';
import { capital, uncapital } from '../../../bench/words/sentence.ts';
import { listed } from '../../../notation/listed.ts';
import { estimate } from '../../../sim/estimate.ts';

export interface Predicted {
  readonly name: string;
  /** The rank correlation of each run. */
  readonly samples: readonly number[];
  readonly mean: number;
  readonly half: number;
}

/**
 * A measure is best where it is so in pairs, run by run, of each other one, and by more than is written: two that read alike are not told
 * apart. Curves of one law order all measures alike.
 */
export function predictParts(all: readonly Predicted[]): Part[] | null {
  const [best, ...others] = [...all].sort((a, b) => b.mean - a.mean);
  if (best === undefined) return null;
  const least = others.at(-1) ?? best;
  const written = ({ mean, half }: Predicted) => rounded(mean, half);
  const rivals = others.filter((other) => written(other) === written(best) || !isBeyond(best, other));
  const [from, to] = [written(least), written(best)];
  if (rivals.length === others.length)
    return [
      plain('the measures '),
      strong('cannot be told apart'),
      plain(`: rank correlation ${from === to ? to : `${from} to ${to}`}`),
    ];
  const beside = rivals.length === 0 ? '' : `with the ${listed(rivals.map(({ name }) => uncapital(name)))}, `;
  return [
    plain(`${beside}the `),
    phrase(uncapital(best.name)),
    plain(` orders the throughputs best: rank correlation ${written(best)}`),
  ];
}

/** The same, as it is spoken and taken away. */
export function predictWords(all: readonly Predicted[], isOfLaws: boolean): string {
  const parts = predictParts(all);
  if (parts === null) return '';
  return `${capital(textOf(parts))}. ${elsewhere(isOfLaws)}`.trimEnd();
}

/** Where to look, where curves of one law are shown. */
export function elsewhere(isOfLaws: boolean): string {
  return isOfLaws ? '' : 'Across delay laws they differ (Curves).';
}

/** Whether the paired difference lies beyond its 95% interval. */
function isBeyond(best: Predicted, other: Predicted): boolean {
  const by = estimate(best.samples.map((value, run) => value - (other.samples[run] ?? Number.NaN)));
  return by.mean > (by.ci95 ?? Number.POSITIVE_INFINITY);
}
