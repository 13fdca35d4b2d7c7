// What out-of-sequence processing changes of each measure that both modes have, in words.

import type { Estimates } from '../../../bench/results/estimates.ts';
import type { MeasureId, Quantity } from '../../../bench/results/table.ts';
import { change } from '../../../bench/words/numbers.ts';
import { savedWords } from '../lead/sentence.ts';

type Sides<I> = I extends `${infer Q}_in_order` ? Q : never;
/** What both modes have a measure of. */
type SidedQuantity = Sides<MeasureId<'alf'>>;

interface Change {
  /** The measure that says what is saved, of each run by itself; left out, the means are compared. */
  readonly gain?: 'gain' | 'gain_latency';
  /** What out-of-sequence processing makes of it when it is smaller, and when it is larger. */
  readonly smaller: string;
  readonly larger: string;
}

/** A measure of both modes that is not among them is an error of type. */
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

/** What out-of-sequence processing saves: the gain where one is defined, so that one number stands for one thing. */
export function changeWords(quantity: Quantity<'alf'>, measures: Estimates<'alf'>): string {
  if (!isSided(quantity)) return '';
  const { gain, smaller, larger } = CHANGES[quantity];
  const saved = gain && measures.get(gain);
  if (saved) return savedWords(saved, smaller, larger);
  const [from, to] = [measures.get(`${quantity}_in_order`), measures.get(`${quantity}_out_of_order`)];
  return from && to ? change(from.mean, to.mean, smaller, larger) : '';
}

function isSided(quantity: Quantity<'alf'>): quantity is SidedQuantity {
  return quantity in CHANGES;
}
