// Which measure of the order predicts the throughput best, as far as the runs can tell.

import { type Part, phrase, plain, strong, textOf } from '../../../bench/lead/parts.ts';
import { roundedToInterval } from '../../../bench/words/numbers.ts';
import { capital, uncapital } from '../../../notation/capital.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import { estimate } from '../../../sim/estimate.ts';

export interface RankCorrelation {
  readonly name: string;
  /** The rank correlation in each run. */
  readonly samples: readonly number[];
  readonly mean: number;
  readonly half: number;
}

/**
 * The leading sentence. A measure is best where its correlation, paired run by run, is beyond the interval of each
 * other one and differs as rounded. Curves of one law give the same order by all measures.
 */
export function predictParts(all: readonly RankCorrelation[]): Part[] | null {
  const [best, ...others] = [...all].sort((a, b) => b.mean - a.mean);
  if (best === undefined) return null;
  const least = others.at(-1) ?? best;
  const written = ({ mean, half }: RankCorrelation) => roundedToInterval(mean, half);
  const rivals = others.filter((other) => written(other) === written(best) || !isBeyond(best, other));
  const [from, to] = [written(least), written(best)];
  if (rivals.length === others.length)
    return [
      plain('the measures '),
      strong('cannot be told apart'),
      plain(`: rank correlation ${from === to ? to : `${from} to ${to}`}`),
    ];
  const beside =
    rivals.length === 0 ? '' : `with the ${joinWords(rivals.map(({ name }) => uncapital(name)))}, `;
  return [
    plain(`${beside}the `),
    phrase(uncapital(best.name)),
    plain(` orders the throughputs best: rank correlation ${written(best)}`),
  ];
}

/** The sentence for screen readers and for export. */
export function predictWords(all: readonly RankCorrelation[], isOfLaws: boolean): string {
  const parts = predictParts(all);
  if (parts === null) return '';
  return `${capital(textOf(parts))}. ${differencesHint(isOfLaws)}`.trimEnd();
}

/** Says where the measures differ, if the curves shown are of one law. */
export function differencesHint(isOfLaws: boolean): string {
  return isOfLaws ? '' : 'Across delay laws they differ (Curves).';
}

/** Whether the mean of the paired differences is beyond its 95% interval. */
function isBeyond(best: RankCorrelation, other: RankCorrelation): boolean {
  const by = estimate(best.samples.map((value, run) => value - (other.samples[run] ?? Number.NaN)));
  return by.mean > (by.ci95 ?? Number.POSITIVE_INFINITY);
}
