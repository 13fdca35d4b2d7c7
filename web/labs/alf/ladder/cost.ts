// What packets that are lost or saved by hand cost, against the same scenario without them.

import type { AlfScenario } from '#pkg/params.ts';
import { instant } from '../../../bench/words/counts.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';

/** A tenth of a millisecond is the least that is told. */
const LEAST = 0.05;

/** Whether two times are told apart. */
export function isDifferent(one: number, other: number): boolean {
  return Math.abs(one - other) >= LEAST;
}

/** What was done to packets by hand. */
export type Forced = Pick<AlfScenario, 'lose' | 'save'>;

function causeOf({ lose, save }: Forced): string {
  const losses = itemsOf(lose).length;
  if (save !== '' || losses === 0) return 'what was chosen by hand';
  return losses === 1 ? 'the loss' : 'the losses';
}

/** "100 ms more than without the loss", as it follows a completion time. */
export function moreWords(difference: number, forced: Forced): string {
  const without = `without ${causeOf(forced)}`;
  if (Math.abs(difference) < LEAST) return `as ${without}`;
  return `${instant(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${without}`;
}

export interface Cost {
  /** "costs ", "save each packet "; nothing where the one before it has the same. */
  readonly verb: string;
  /** "100 ms", "nothing". */
  readonly amount: string;
}

interface Costly {
  /** More than one thing costs it. */
  readonly isPlural: boolean;
  readonly whom?: string;
}

/** Each difference with its verb: what is won is saved, and no time is negative. */
export function costsOf(differences: readonly number[], { isPlural, whom = '' }: Costly): Cost[] {
  const verbs = differences.map((one) => `${one <= -LEAST ? 'save' : 'cost'}${isPlural ? '' : 's'} ${whom}`);
  return differences.map((one, at) => ({
    verb: at === 0 ? (verbs[0] ?? '') : verbs[at] === verbs[at - 1] ? '' : `and ${verbs[at]}`,
    amount: Math.abs(one) < LEAST ? 'nothing' : instant(Math.abs(one)),
  }));
}
