// What packets that are lost or saved by hand cost, against the same scenario without these changes.

import type { AlfScenario } from '#pkg/params.ts';
import { instantText } from '../../../bench/words/counts.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';

/** Least difference of times that is told (ms), as times are shown in tenths. */
const LEAST = 0.05;

/** Whether two times (ms) differ as they are shown. */
export function isDifferent(one: number, other: number): boolean {
  return Math.abs(one - other) >= LEAST;
}

/** The packets that are lost or saved by hand. */
export type ForcedPackets = Pick<AlfScenario, 'lose' | 'save'>;

function causeOf({ lose, save }: ForcedPackets): string {
  const losses = itemsOf(lose).length;
  if (save !== '' || losses === 0) return 'what was chosen by hand';
  return losses === 1 ? 'the loss' : 'the losses';
}

/** "100 ms more than without the loss", as it follows a completion time. */
export function moreWords(difference: number, forced: ForcedPackets): string {
  const without = `without ${causeOf(forced)}`;
  if (Math.abs(difference) < LEAST) return `as ${without}`;
  return `${instantText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${without}`;
}

interface Cost {
  /** "costs ", "save each packet "; empty where it is the verb of the cost before. */
  readonly verb: string;
  /** "100 ms", "nothing". */
  readonly amount: string;
}

interface CostSubject {
  /** Whether the sentence's subject is plural. */
  readonly isPlural: boolean;
  readonly whom?: string;
}

/** Each difference (ms) with its verb: a negative one is told as a positive time that is saved. */
export function costsOf(differences: readonly number[], { isPlural, whom = '' }: CostSubject): Cost[] {
  const verbs = differences.map((one) => `${one <= -LEAST ? 'save' : 'cost'}${isPlural ? '' : 's'} ${whom}`);
  return differences.map((one, at) => ({
    verb: at === 0 ? (verbs[0] ?? '') : verbs[at] === verbs[at - 1] ? '' : `and ${verbs[at]}`,
    amount: Math.abs(one) < LEAST ? 'nothing' : instantText(Math.abs(one)),
  }));
}
