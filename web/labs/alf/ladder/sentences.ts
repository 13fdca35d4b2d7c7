// The events of the film in sentences. An ADU is called a packet here, counted from 1.

import { countWithNoun, instantText } from '../../../bench/words/counts.ts';
import { countBefore } from '../../../charts/scales/search.ts';
import { capital } from '../../../notation/capital.ts';
import { formatCount } from '../../../notation/formatCount.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import type { Credits } from './credits.ts';
import { EVENT, type EventKind, type EventList, kindAt, type Step } from './events.ts';
import type { TransferRecord } from './record.ts';
import { deliveryOf, missingBefore, NO_ADU, numberAt } from './record.ts';

/** A transfer with what the sentences need to know of it. */
export interface NarratedTransfer {
  readonly label: string;
  readonly record: TransferRecord;
  readonly credits: Credits;
}

const MOST_NAMED = 3;

/** "5, 6 and 7"; "5, 6, 7 and 12 others". */
export function aduList(adus: readonly number[]): string {
  const named = adus
    .slice(0, MOST_NAMED + (adus.length === MOST_NAMED + 1 ? 1 : 0))
    .map((adu) => `${adu + 1}`);
  const rest = adus.length - named.length;
  return joinWords(rest > 0 ? [...named, `${formatCount(rest)} others`] : named);
}

/** Number of ADUs that the receiver holds directly after this arrival. */
function heldAfter({ transfer, arrivalPlace }: TransferRecord, adu: number, time: number): number {
  return numberAt(arrivalPlace, adu) + 1 - countBefore(transfer.accepted, time);
}

export function sentence(told: NarratedTransfer, kind: EventKind, index: number): string {
  switch (kind) {
    case EVENT.sent:
      return sent(told, index);
    case EVENT.arrives:
      return arrives(told.record, index);
    case EVENT.taken:
      return taken(told.record, index);
    case EVENT.processed:
      return processed(told.record, index);
    case EVENT.ackSent:
      return ackSent(told.record, index);
    case EVENT.ackArrives:
      return ackArrives(told, index);
  }
}

function sent({ record, credits }: NarratedTransfer, index: number): string {
  const { transfer, terms } = record;
  const adu = numberAt(transfer.txAdu, index);
  const attempt = numberAt(transfer.txAttempt, index) + 1;
  const fate = transfer.txLost[index] === 1 ? '; the network will lose it' : '';
  if (attempt > 1) return `The sender sends packet ${adu + 1} again, attempt ${attempt}${fate}.`;
  const time = numberAt(transfer.txEmitted, index);
  // with R = 0 several leave at one instant: those after this one have not taken their credits yet
  let later = 0;
  for (let next = index + 1; transfer.txEmitted[next] === time; next += 1)
    later += transfer.txAttempt[next] === 0 ? 1 : 0;
  const left = numberAt(credits.values, countBefore(credits.times, time, true) - 1) + later;
  const isBlocked = left === 0 && adu + 1 < terms.adus;
  const rest = isBlocked ? '; no credit is left, so it must wait' : '';
  return `The sender sends packet ${adu + 1}${fate}${rest}.`;
}

function arrives(record: TransferRecord, index: number): string {
  const { transfer } = record;
  const adu = numberAt(transfer.txAdu, index);
  const name = `Packet ${adu + 1}`;
  const time = numberAt(transfer.txArrival, index);
  if (transfer.txLost[index] === 1) return `${name} should arrive, but it was lost: the receiver now knows.`;
  const held = `${countWithNoun(heldAfter(record, adu, time), 'packet')} held`;
  const missing = missingBefore(record, adu);
  if (missing.length > 0) {
    return `${name} arrives; ${aduList(missing)} ${missing.length === 1 ? 'is' : 'are'} missing, so it waits: ${held}.`;
  }
  const freed = freedBy(record, adu);
  const gap = freed > 0 ? ` and fills the gap: ${countWithNoun(freed, 'packet')} behind it can follow` : '';
  const { taken: start } = deliveryOf(record, adu);
  if (start > time) return `${name} arrives${gap}; the application is busy, so it waits: ${held}.`;
  return gap === '' ? `${name} arrives and the application can take it at once.` : `${name} arrives${gap}.`;
}

/** Number of ADUs that have waited for this one only, and become deliverable with it. */
function freedBy(record: TransferRecord, adu: number): number {
  const { transfer, arrivalPlace, terms } = record;
  let freed = 0;
  for (let next = adu + terms.streams; next < terms.adus; next += terms.streams) {
    if (numberAt(arrivalPlace, next) > numberAt(arrivalPlace, adu)) break;
    if (numberAt(transfer.deliverable, numberAt(record.place, next)) !== numberAt(record.arrival, adu)) break;
    freed += 1;
  }
  return freed;
}

/** Time (ms) that the application was idle before it took the ADU at `place` in processing order. */
export function idleBefore({ transfer, terms }: TransferRecord, place: number): number {
  const free = place === 0 ? 0 : numberAt(transfer.accepted, place - 1) + terms.processing;
  return numberAt(transfer.accepted, place) - free;
}

function taken(record: TransferRecord, place: number): string {
  const { transfer, arrival } = record;
  const adu = numberAt(transfer.order, place);
  const waited = numberAt(transfer.accepted, place) - numberAt(arrival, adu);
  const idle = idleBefore(record, place);
  const after = waited > 0 ? `, which has waited ${instantText(waited)}` : '';
  const before = idle > 0 ? ` after ${instantText(idle)} idle` : '';
  return `The application takes packet ${adu + 1}${after}${before}.`;
}

function processed({ transfer, terms }: TransferRecord, place: number): string {
  const name = `packet ${numberAt(transfer.order, place) + 1}`;
  if (place < terms.adus - 1) return `The application has processed ${name}.`;
  return `The application has processed ${name}: the transfer is complete after ${instantText(transfer.totalTime)}.`;
}

function ackSent({ transfer }: TransferRecord, index: number): string {
  const carries = countWithNoun(numberAt(transfer.ackCredits, index), 'credit');
  const lost = numberAt(transfer.ackReports, index);
  if (lost === NO_ADU) return `The receiver sends an acknowledgment with ${carries}.`;
  return `The receiver reports the loss of packet ${lost + 1}, with ${carries}.`;
}

function ackArrives({ record: { transfer }, credits }: NarratedTransfer, index: number): string {
  const time = numberAt(transfer.ackArrival, index);
  const came = numberAt(transfer.ackCredits, index);
  const lost = numberAt(transfer.ackReports, index);
  const wasBlocked = countBefore(credits.blockedTo, time, true) > countBefore(credits.blockedTo, time);
  const goesOn = wasBlocked && came > 0 && !hasCreditBefore(transfer, index);
  const carries = `${countWithNoun(came, 'credit')}${goesOn ? ', and the sender may go on' : ''}`;
  if (lost === NO_ADU) return `An acknowledgment brings the sender ${carries}.`;
  return `The sender learns that packet ${lost + 1} was lost and will retransmit it; the report brings ${carries}.`;
}

/** Whether an acknowledgment before this one brought credits at the same instant. */
function hasCreditBefore(of: TransferRecord['transfer'], index: number): boolean {
  for (let before = index - 1; of.ackArrival[before] === of.ackArrival[index]; before -= 1) {
    if (numberAt(of.ackCredits, before) > 0) return true;
  }
  return false;
}

/** A step of the film in words: one sentence where all transfers agree, otherwise one for each. */
export function stepSentence(
  told: readonly NarratedTransfer[],
  events: EventList,
  { first, end }: Step,
): string {
  const said: { label: string; text: string }[] = [];
  for (let at = first; at < end; at += 1) {
    const one = told[numberAt(events.transfer, at)];
    if (one === undefined) continue;
    const kind = kindAt(events, at);
    said.push({ label: one.label, text: sentence(one, kind, numberAt(events.index, at)) });
  }
  const [only] = said;
  if (only === undefined) return '';
  if (told.length === 1) return only.text;
  const isAgreed = said.every(({ text }) => text === only.text);
  if (isAgreed && said.length === told.length) return `${told.length === 2 ? 'Both' : 'All'}: ${only.text}`;
  if (isAgreed) return `${joinWords(said.map(({ label }) => capital(label)))}: ${only.text}`;
  return said.map(({ label, text }) => `${capital(label)}: ${text}`).join(' ');
}
