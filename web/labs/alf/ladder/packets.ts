// The packet that is chosen in a ladder: what is lit, walked to, forced and said.

import type { Hit } from '../../../charts/ladder/scene.ts';
import type { Transmission } from './forced.ts';
import { lifeOf, lifeWords } from './life.ts';
import { missingBefore } from './record.ts';
import type { Story } from './stories.ts';

/** An ADU, and what it waited for in each transfer. */
export function litAdu(stories: readonly Story[], adu: number | null, part: number | null) {
  if (adu === null) return null;
  return { subject: adu, part, causes: stories.map(({ record }) => missingBefore(record, adu)) };
}

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

export function hitWords(
  stories: readonly Story[],
  { diagram, layer, subject, part }: Hit,
  isOverlaid: boolean,
): string {
  const story = stories[isOverlaid ? layer : diagram];
  const attempt = part === null || part === 0 ? '' : `, attempt ${part + 1}`;
  return `ADU ${subject + 1}${attempt}, ${story?.label ?? ''}. A press pins it.`;
}

export function pinWords(stories: readonly Story[], adu: number): string {
  const lives = stories.map(({ label, record }) => lifeWords(label, lifeOf(record, adu)));
  return `ADU ${adu + 1}. ${lives.join(' ')}`;
}
