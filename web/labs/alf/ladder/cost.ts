// What packets that are lost or saved by hand cost, against the same scenario without them.

import type { AlfScenario } from '#pkg/params.ts';
import { instant } from '../../../bench/words/counts.ts';
import { packetWords } from '../../../bench/words/packets.ts';
import { itemsOf } from '../../../scenario/transmissions.ts';

type Lists = Pick<AlfScenario, 'lose' | 'save'>;

export function hasForced({ lose, save }: Lists): boolean {
  return lose !== '' || save !== '';
}

/** The same scenario, with nothing forced. */
export function withoutForced(scenario: Readonly<AlfScenario>): AlfScenario {
  return { ...scenario, lose: '', save: '' };
}

/** A tenth of a millisecond is the least that is told. */
const LEAST = 0.05;

/** "100 ms later", as it follows a completion time. */
export function laterWords(difference: number): string {
  if (Math.abs(difference) < LEAST) return 'no later';
  return `${instant(Math.abs(difference))} ${difference > 0 ? 'later' : 'earlier'}`;
}

/** "100 ms" or "nothing"; what is won has its sign. */
export function costWords(difference: number): string {
  if (Math.abs(difference) < LEAST) return 'nothing';
  return `${difference < 0 ? '−' : ''}${instant(Math.abs(difference))}`;
}

/** "Losing packet 4", "Saving packets 2 and 7", "Losing packet 4 twice and saving packet 9". */
export function forcedWords({ lose, save }: Lists): string {
  const [lost, saved] = [itemsOf(lose), itemsOf(save)];
  if (saved.length === 0) return `Losing ${packetWords(lost)}`;
  if (lost.length === 0) return `Saving ${packetWords(saved)}`;
  return `Losing ${packetWords(lost)} and saving ${packetWords(saved)}`;
}
