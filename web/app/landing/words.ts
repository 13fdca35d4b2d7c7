// What a loss comes to, in sentences that are made from the two transfers alone.

import { counted, instant } from '../../bench/words/counts.ts';
import { capital } from '../../bench/words/sentence.ts';
import { costWords } from '../../labs/alf/ladder/cost.ts';
import { lifeOf } from '../../labs/alf/ladder/life.ts';
import { deliveryOf, numberAt, type TransferRecord } from '../../labs/alf/ladder/record.ts';
import { aduList } from '../../labs/alf/ladder/sentences.ts';
import type { Story } from '../../labs/alf/ladder/stories.ts';
import { type Piece, standing } from '../../labs/alf/ladder/waiting.ts';

/** The end of the film: what is lost, what comes of it, and what it costs against the same transfer without a loss. */
export function resultPieces(stories: readonly Story[], unharmed: readonly Story[]): Piece[] {
  const [first] = stories;
  if (first === undefined) return [];
  const lost = lostAttempts(first.record);
  return [
    `${capital(lostWords(lost))}. `,
    ...outcome(stories),
    ...(lost.size > 0 ? cost(stories, unharmed, lost) : []),
  ];
}

/** How many attempts of each packet are lost; both ways meet the same network. */
function lostAttempts({ of }: TransferRecord): Map<number, number> {
  const lost = new Map<number, number>();
  of.txAdu.forEach((adu, index) => {
    if (of.txLost[index] === 1) lost.set(adu, (lost.get(adu) ?? 0) + 1);
  });
  return lost;
}

function lostWords(lost: ReadonlyMap<number, number>): string {
  const packets = [...lost.keys()].sort((a, b) => a - b);
  const times = total(lost);
  const [only] = packets;
  if (only === undefined) return 'nothing is lost';
  if (packets.length === 1)
    return `packet ${only + 1} is lost${times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`}`;
  const again = times > packets.length ? `, ${times} losses in all` : '';
  return `packets ${aduList(packets)} are lost${again}`;
}

function outcome(stories: readonly Story[]): Piece[] {
  const ends = stories.map((story) => ({
    name: nameOf(story),
    done: instant(story.record.of.totalTime),
    waits: waitWords(waiting(story.record)),
  }));
  const [one, other] = ends;
  if (one === undefined || other === undefined) return [];
  if (one.done === other.done && one.waits === other.waits) {
    return [
      capitalised(one.name),
      ' and ',
      other.name,
      ` alike, ${one.waits}, and all is done after ${one.done}.`,
    ];
  }
  return [
    capitalised(one.name),
    `, ${one.waits}, and all is done after ${one.done}; `,
    other.name,
    `, ${other.waits}, and all is done after ${other.done}.`,
  ];
}

function cost(
  stories: readonly Story[],
  unharmed: readonly Story[],
  lost: ReadonlyMap<number, number>,
): Piece[] {
  const costs = stories.map((story, at) => {
    const without = unharmed[at];
    return without === undefined ? null : costWords(story.record.of.totalTime - without.record.of.totalTime);
  });
  const [one, other] = costs;
  const [first, second] = stories;
  if (!one || !other || !first || !second) return [];
  const subject = total(lost) === 1 ? ' The loss costs' : ' The losses cost';
  if (one === other) return [`${subject} ${one} either way.`];
  return [`${subject} ${one} `, nameOf(first), `, and ${other} `, nameOf(second), '.'];
}

/** The film on its way: what waits. Numbers keep their places in their line. */
export function filmPieces(stories: readonly Story[], time: number): Piece[] {
  const waits = stories.flatMap((story, at): Piece[] => {
    const { held } = standing(story.record, time);
    return [
      at === 0 ? capitalised(nameOf(story)) : nameOf(story),
      `, ${waitWords(held)}${at === 0 ? '; ' : '.'}`,
    ];
  });
  // with figure spaces, which are as wide as digits
  return [`After ${`${Math.floor(time)}`.padStart(3, '\u2007')} ms. `, ...waits];
}

/** Packets that were there and could not be taken, because another was missing. */
export function waiting(record: TransferRecord): number {
  let count = 0;
  for (let adu = 0; adu < record.terms.adus; adu += 1) {
    if (deliveryOf(record, adu).deliverable > numberAt(record.arrival, adu)) count += 1;
  }
  return count;
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
  return `Packet ${adu + 1}${again}${fate}: ${isFinger ? 'tap' : 'click, or press Enter,'} to ${attempt?.isLost === true ? 'save' : 'lose'} it.`;
}

function nameOf({ label, color }: Story): { readonly name: string; readonly color: string } {
  return { name: label, color };
}

function capitalised({ name, color }: { readonly name: string; readonly color: string }): Piece {
  return { name: capital(name), color };
}

function total(lost: ReadonlyMap<number, number>): number {
  return [...lost.values()].reduce((sum, one) => sum + one, 0);
}
