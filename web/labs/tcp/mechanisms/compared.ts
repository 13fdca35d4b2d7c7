// The effect of each mechanism: on the whole stack without it, and on SACK with it alone, each paired run by run.

import { type Part, plain, strong, textOf } from '../../../bench/lead/parts.ts';
import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { cannotTell, isUndecided } from '../../../bench/results/undecided.ts';
import { percent, points } from '../../../bench/words/numbers.ts';
import { uncapital } from '../../../notation/capital.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import type { TcpMeasure } from '../useMeasures.ts';

/** What each mechanism does, by its name (`model::tcp::MECHANISMS`); shown beside its bars. */
export const MECHANISM_WORDS: Readonly<Record<string, string>> = {
  'Undo of either kind': 'undoes needless cuts',
  'Undo by timestamps': 'sees at once which copy arrived',
  'Undo by duplicates': 'waits until all repeats are reported',
  'Threshold that adapts': 'waits for more than three duplicates',
  RACK: 'waits for a time, not duplicates',
  'Forward acknowledgment': 'counts from the highest packet',
  'Proportional reduction': 'sends on while it recovers',
  'Limited transmit': 'sends on duplicates',
};
export interface Compared {
  readonly name: string;
  readonly isInStack: boolean;
  readonly without: Estimate;
  readonly alone: Estimate;
  /** Changes against the whole stack and against SACK alone, paired run by run. */
  readonly lost: Estimate;
  readonly won: Estimate;
}

export type Point = KnownPoint<TcpMeasure>;

export function comparedOf(point: Point, whole: Point | undefined): Compared {
  const kept = (which: number) => point.estimate('throughput_ratio', which);
  return {
    name: point.name,
    isInStack: point.numbers[0] === 1,
    without: kept(0),
    alone: kept(1),
    lost: pairedOf(point, whole, 0),
    won: pairedOf(point, whole, 1),
  };
}

function pairedOf(point: Point, whole: Point | undefined, which: number): Estimate {
  const kept = (of: Point | undefined, run: number) =>
    of?.value('throughput_ratio', run, which) ?? Number.NaN;
  const by = Array.from({ length: point.runs }, (_, run) => kept(point, run) - kept(whole, run));
  // runs that only one of the two has are left out
  return estimate(by.filter((each) => !Number.isNaN(each)));
}

/** Whether a change is beyond its confidence interval. */
const isTold = ({ mean, ci95 }: Estimate) => Math.abs(mean) > (ci95 ?? 0);

/** "−85 points"; says where the runs cannot tell the change from zero. */
export function changeWords({ mean, ci95 }: Estimate): string {
  if (Number.isNaN(mean)) return '';
  if (Math.abs(mean) < 0.0005) return 'as much';
  if (!isTold({ mean, ci95 })) return 'not told apart';
  return `${mean < 0 ? '−' : '+'}${points(Math.abs(mean))}`;
}

/** What is kept without the mechanism; 1 where it has not come, so that it is sorted last. */
export const keptOf = ({ without: { mean } }: Pick<Compared, 'without'>) => (Number.isNaN(mean) ? 1 : mean);

/** Least change that is told. */
const EVEN = 0.005;

/** Largest number of mechanisms that the sentence names. */
const NAMED = 2;

/**
 * "Linux 2010 keeps 97% of its throughput; without “threshold that adapts” 85 points less, without “undo of either kind”
 * 43 points less", with mechanisms whose effect is beyond its interval.
 */
export function lostParts(
  [whole, ...others]: readonly Compared[],
  stack: string,
  runs: number,
): Part[] | null {
  if (whole === undefined || Number.isNaN(whole.without.mean)) return null;
  const of = whole.without.mean;
  const kept = [plain(`${stack} keeps `), strong(percent(of)), plain(' of its throughput')];
  const has = others.filter(({ isInStack, without }) => isInStack && !Number.isNaN(without.mean));
  if (!others.some(({ isInStack }) => isInStack))
    return [...kept, plain('; it has none of these mechanisms')];
  if (has.length === 0) return kept;
  const told = has.filter(({ lost }) => isTold(lost) && lost.mean <= -EVEN);
  const most = told.sort((a, b) => keptOf(a) - keptOf(b)).slice(0, NAMED);
  if (most.length > 0)
    return [
      ...kept,
      ...most.flatMap((one, i): Part[] => [
        plain(`${i === 0 ? '; ' : ', '}without “${uncapital(one.name)}” `),
        { text: `${points(of - keptOf(one))} less`, kind: 'lost' },
      ]),
    ];
  const end = has.some(({ lost }) => isUndecided(lost, of)) ? cannotTell(runs) : '';
  const keeps = end === '' ? 'keeps' : 'may keep';
  return [...kept, plain(`; without any one of its own mechanisms it ${keeps} as much${end}`)];
}

/** The sentence for screen readers and for export. */
export function lostWords(all: readonly Compared[], stack: string, runs: number, isSoFar = false): string {
  const parts = lostParts(all, stack, runs);
  return parts === null ? '' : `${isSoFar ? 'So far ' : ''}${textOf(parts)}.`;
}
