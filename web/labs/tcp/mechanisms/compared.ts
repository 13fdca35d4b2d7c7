// What a mechanism changes: the whole stack without it, and SACK with it alone, each paired run by run.

import type { KnownPoint } from '../../../bench/listed/listed.ts';
import { points } from '../../../bench/words/numbers.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import type { TcpMeasure } from '../useMeasures.ts';

/** What each mechanism does, by its name (`model::tcp::MECHANISMS`). */
export const DOES: Readonly<Record<string, string>> = {
  'Undo, both kinds': 'takes needless cuts back',
  'Undo by timestamps': 'sees at once which copy arrived',
  'Undo by duplicates': 'waits until all repeats are reported',
  'Threshold that adapts': 'waits for more than three duplicates',
  RACK: 'waits for a quarter of a round trip',
  'Forward acknowledgment': 'counts from the highest packet',
  'Proportional reduction': 'sends on while it recovers',
  'Limited transmit': 'sends on duplicates',
};
export interface Compared {
  readonly name: string;
  readonly isInStack: boolean;
  readonly without: Estimate;
  readonly alone: Estimate;
  /** Both less those of the whole stack and of SACK alone, run by run. */
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
  // what has come of one alone is no pair
  return estimate(by.filter((each) => !Number.isNaN(each)));
}

/** Whether the runs tell a change from none. */
export const isTold = ({ mean, ci95 }: Estimate) => Math.abs(mean) > (ci95 ?? 0);

/** "−85 points"; what the runs do not tell from nothing is said so. */
export function changeWords({ mean, ci95 }: Estimate): string {
  if (Number.isNaN(mean)) return '';
  if (Math.abs(mean) < 0.0005) return 'as much';
  if (!isTold({ mean, ci95 })) return 'not told apart';
  return `${mean < 0 ? '−' : '+'}${points(Math.abs(mean))}`;
}
