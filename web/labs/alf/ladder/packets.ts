// The selected packet of a ladder: where the selection starts, what a loss by hand changes, and its sentence.

import { canTurn, type HandLists, type Transmission, turnedLists } from '../../../bench/context/hand.ts';
import { lifeOf, lifeWords } from './life.ts';
import type { Story } from './stories.ts';

/** The first ADU that is sent at or after `from` (ms). */
export function firstAduFrom([story]: readonly Story[], from: number): number {
  const of = story?.record.transfer;
  const index = of?.txEmitted.findIndex((time, at) => time >= from && of.txAttempt[at] === 0) ?? -1;
  return of?.txAdu[index] ?? 0;
}

/**
 * The forced losses and saves after a transmission is turned: a lost one is saved, another one is lost. With `only`, no
 * more than that one change is made. Null where nothing changes.
 */
export function turnedLosses<H extends HandLists>(
  stories: readonly Story[],
  hand: H,
  transmission: Transmission,
  only?: 'lose' | 'save',
): Partial<H> | null {
  const { packet, attempt } = transmission;
  const made = stories.map(({ record }) => lifeOf(record, packet - 1).attempts[attempt]).find((one) => one);
  if (made === undefined || !canTurn('alf', hand, transmission)) return null;
  if (only !== undefined && made.isLost !== (only === 'save')) return null;
  return turnedLists(hand, transmission, made.isLost) as Partial<H>;
}

export function pinWords(stories: readonly Story[], adu: number): string {
  const lives = stories.map(({ label, record }) => lifeWords(label, lifeOf(record, adu)));
  return `Packet ${adu + 1}. ${lives.join(' ')}`;
}
