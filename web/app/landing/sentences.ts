// What a loss costs, in sentences that are made from the two transfers alone.

import { counted, instant } from '../../bench/words/counts.ts';
import { capital } from '../../bench/words/sentence.ts';
import { costWords } from '../../labs/alf/ladder/cost.ts';
import { lifeOf } from '../../labs/alf/ladder/life.ts';
import type { TransferRecord } from '../../labs/alf/ladder/record.ts';
import type { Story } from '../../labs/alf/ladder/stories.ts';
import { type Piece, standing } from '../../labs/alf/ladder/waiting.ts';

/** The end of the film: what the losses cost against the same transfer without one. */
export function resultPieces(stories: readonly Story[], lossless: readonly Story[]): Piece[] {
  const [first, second] = stories;
  if (first === undefined || second === undefined) return [];
  const losses = first.record.transfer.txLost.reduce((sum, one) => sum + one, 0);
  // then both are one transfer
  if (losses === 0)
    return [`Nothing is lost: both are done after ${instant(first.record.transfer.totalTime)}.`];
  const [one, other] = stories.map((story, at) => {
    const without = lossless[at];
    return without && costWords(story.record.transfer.totalTime - without.record.transfer.totalTime);
  });
  if (one === undefined || other === undefined) return [];
  const subject = losses === 1 ? 'This loss costs' : `These ${losses} losses cost`;
  if (one === other) return [`${subject} ${one} either way.`];
  return [
    `${subject} `,
    said(`${one} ${first.label}`, first),
    ', ',
    said(`${other} ${second.label}`, second),
    '.',
  ];
}

/** Words in the colour of a way to deliver. */
function said(name: string, { color }: Story): Piece {
  return { name, color };
}

/** The film on its way: what waits. Numbers keep their places in their line. */
export function filmPieces(stories: readonly Story[], time: number): Piece[] {
  const waits = stories.flatMap((story, at): Piece[] => {
    const { held } = standing(story.record, time);
    return [
      said(at === 0 ? capital(story.label) : story.label, story),
      `, ${waitWords(held)}${at === 0 ? '; ' : '.'}`,
    ];
  });
  // with figure spaces, which are as wide as digits
  return [`After ${`${Math.floor(time)}`.padStart(3, '\u2007')} ms. `, ...waits];
}

function waitWords(count: number): string {
  if (count === 0) return 'none waits';
  return `${counted(count, 'packet')} ${count === 1 ? 'waits' : 'wait'}`;
}

/** What is pointed at, and what can be done to it. */
export function actWords(
  record: TransferRecord,
  adu: number,
  part: number | null,
  isFinger: boolean,
): string {
  const attempt = lifeOf(record, adu).attempts[part ?? 0];
  const again = part !== null && part > 0 ? ', sent again' : '';
  const fate = attempt?.isLost === true ? ' is lost' : '';
  return `Packet ${adu + 1}${again}${fate}: ${isFinger ? 'tap' : 'click'} to ${attempt?.isLost === true ? 'rescue' : 'lose'} it.`;
}
