// How out-of-sequence processing changes each measure that both modes have, in words.

import type { Estimates } from '../../../bench/results/estimates.ts';
import type { MeasureId, Quantity } from '../../../bench/results/table.ts';
import { changeInWords } from '../../../bench/words/numbers.ts';
import { savedWords } from '../lead/sentence.ts';

type Sides<I> = I extends `${infer Q}_in_order` ? Q : never;
/** A quantity that is measured in both modes. */
type SidedQuantity = Sides<MeasureId<'alf'>>;

interface Change {
  /** The measure of the share saved, taken in each run; without it the means are compared. */
  readonly gain?: 'gain' | 'gain_latency';
  /** Word for the change where out-of-sequence processing makes the measure smaller, and where larger. */
  readonly smaller: string;
  readonly larger: string;
}

/** The type demands an entry for each measure of both modes. */
const CHANGES: Readonly<Record<SidedQuantity, Change>> = {
  total_time: { gain: 'gain', smaller: 'sooner', larger: 'later' },
  latency_mean: { gain: 'gain_latency', smaller: 'shorter', larger: 'longer' },
  buffer_mean: { smaller: 'less', larger: 'more' },
  buffer_max: { smaller: 'less', larger: 'more' },
  waiting_mean: { smaller: 'shorter', larger: 'longer' },
  blocking_mean: { smaller: 'shorter', larger: 'longer' },
  jitter_deviation: { smaller: 'smaller', larger: 'larger' },
  jitter: { smaller: 'smaller', larger: 'larger' },
};

/** What out-of-sequence processing saves: the gain where one is defined, so that the page shows one number for it. */
export function changeWords(quantity: Quantity<'alf'>, measures: Estimates<'alf'>): string {
  if (!isSided(quantity)) return '';
  const { gain, smaller, larger } = CHANGES[quantity];
  const saved = gain && measures.get(gain);
  if (saved) return savedWords(saved, smaller, larger);
  const [from, to] = [measures.get(`${quantity}_in_order`), measures.get(`${quantity}_out_of_order`)];
  return from && to ? changeInWords(from.mean, to.mean, smaller, larger) : '';
}

function isSided(quantity: Quantity<'alf'>): quantity is SidedQuantity {
  return quantity in CHANGES;
}
