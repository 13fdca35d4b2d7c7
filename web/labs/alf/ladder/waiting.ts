// What a packet waits for, and which packets wait for it, in one sentence for all transfers that are shown.

import { countWithNoun, instantText } from '../../../bench/words/counts.ts';
import { capital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { lifeOf } from './life.ts';
import { numberAt, type TransferRecord } from './record.ts';
import type { Story } from './stories.ts';

/** A piece of a sentence: text, or the name of a delivery mode with its colour. */
export type Piece = string | { readonly name: string; readonly color: string };

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
}

/** Time (ms) that a packet lies in the receiver before the application takes it. */
function waitOf({ record }: Story, adu: number): number {
  const { taken, received } = lifeOf(record, adu);
  return taken - received;
}

/** Number of packets that arrive before this one and may not be taken before it. */
export function countWaitingFor({ arrivalPlace, terms }: TransferRecord, adu: number): number {
  let count = 0;
  for (let next = adu + terms.streams; next < terms.adus; next += terms.streams) {
    if (numberAt(arrivalPlace, next) < numberAt(arrivalPlace, adu)) count += 1;
  }
  return count;
}

/** "In order it waits 100 ms; as they arrive it does not wait."; for a lost packet, how many others wait for it. */
export function packetPieces(stories: readonly Story[], adu: number): Piece[] {
  const isLost = stories.some(({ record }) => lifeOf(record, adu).attempts.length > 1);
  const amounts = stories.map((story) => (isLost ? countWaitingFor(story.record, adu) : waitOf(story, adu)));
  const says = isLost ? lossWords : waitWords;
  if (amounts.every((amount) => amount === 0)) {
    return [isLost ? 'Lost, and no other packet waits for it.' : 'It is delivered as soon as it arrives.'];
  }
  return stories.flatMap((story, i): Piece[] => [
    i === 0 ? '' : '; ',
    { name: i === 0 ? capital(story.label) : story.label, color: story.color },
    ` ${says(amounts[i] ?? 0)}${i === stories.length - 1 ? '.' : ''}`,
  ]);
}

function waitWords(wait: number): string {
  return wait === 0 ? 'it does not wait' : `it waits ${instantText(wait)}`;
}

function lossWords(count: number): string {
  return count === 0
    ? 'none waits for it'
    : `${countWithNoun(count, 'packet')} ${count === 1 ? 'waits' : 'wait'} for it`;
}

/** State of a transfer at the film's time. */
export function transferStateAt({ transfer, received, terms }: TransferRecord, time: number) {
  let taken = 0;
  while (taken < transfer.accepted.length && numberAt(transfer.accepted, taken) <= time) taken += 1;
  let arrived = 0;
  while (arrived < received.length && numberAt(transfer.txArrival, numberAt(received, arrived)) <= time)
    arrived += 1;
  return { taken, held: arrived - taken, adus: terms.adus };
}

/** "3 of 12 delivered, 8 waiting" */
export function standingWords(record: TransferRecord, time: number): string {
  const { taken, held, adus } = transferStateAt(record, time);
  return `${formatCount(taken)} of ${formatCount(adus)} delivered, ${held === 0 ? 'none' : formatCount(held)} waiting`;
}

/** The same words for the transfer that a layer of the ladder shows. */
export function standingOf(stories: readonly Story[]) {
  return ({ id }: { readonly id: string }, time: number): string => {
    const story = stories.find((one) => one.id === id);
    return story === undefined ? '' : standingWords(story.record, time);
  };
}
