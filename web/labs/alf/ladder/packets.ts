// The packet that is chosen in a ladder: what is walked to, forced and said.

import type { Transmission } from './forced.ts';
import { lifeOf, lifeWords } from './life.ts';
import type { Story } from './stories.ts';

/** The first ADU that is sent in the window. */
export function firstInSight([story]: readonly Story[], from: number): number {
  const of = story?.record.of;
  const index = of?.txEmitted.findIndex((time, at) => time >= from && of.txAttempt[at] === 0) ?? -1;
  return of?.txAdu[index] ?? 0;
}

export function forceAttempt(
  stories: readonly Story[],
  adu: number,
  attempt: number,
  force: (transmission: Transmission, isLost: boolean) => void,
): void {
  for (const { record } of stories) {
    const made = lifeOf(record, adu).attempts[attempt];
    if (made) {
      force({ adu, attempt }, !made.isLost);
      return;
    }
  }
}

export function pinWords(stories: readonly Story[], adu: number): string {
  const lives = stories.map(({ label, record }) => lifeWords(label, lifeOf(record, adu)));
  return `Packet ${adu + 1}. ${lives.join(' ')}`;
}
