// The part of the transfer that the ladder shows.

import type { AlfScenario } from '#pkg/params.ts';
import { fittedRange, type Range } from '../../../charts/gestures/range.ts';
import { deliveryOf, numberAt, type TransferRecord } from './record.ts';
import type { Story } from './stories.ts';
import { countWaitingFor } from './waiting.ts';

/** Transfers of at most this many packets are shown whole. */
const SHORT = 24;
/** Number of packets in the window of a longer transfer, and on a phone. */
const DOZEN = 12;
const FEW = 8;
/** The window is extended until the lost packet arrives if that makes it longer by no more than this factor. */
const REPAIR = 1.5;

/** A time beyond the share `LATE` of the opening window moves that window, until it lies at the share `LANDS`. */
const LATE = 0.9;
const LANDS = 0.3;

/** The time (ms) and the packet that the ladder shows when it opens. */
export type OpeningPlace = Pick<AlfScenario, 'at' | 'pin'>;

/** What a link says of the place to look at, and the scenario that it belongs to. */
export interface Place extends OpeningPlace {
  /** The scenario's text for the model. */
  readonly model: string;
}

/** From the first emission to the end of the longest transfer. */
export function wholeTime(stories: readonly Story[]): Range {
  return [0, Math.max(1, ...stories.map(({ record }) => record.transfer.totalTime))];
}

/**
 * The window that the ladder opens with: about a dozen packets, from the one before the first loss for which another
 * packet waits, until the last of them is processed when order is ignored; or as long a window around the place that
 * the scenario names.
 */
export function openingRange(stories: readonly Story[], isNarrow: boolean, { at, pin }: OpeningPlace): Range {
  const whole = wholeTime(stories);
  const [ordered] = stories;
  const free = stories.at(-1);
  // a short transfer is shown whole on a phone too: its end is the point of it
  if (!ordered || !free || ordered.record.terms.adus <= SHORT) return whole;
  const [from, to] = dozenOf(ordered.record, free.record, isNarrow ? FEW : DOZEN);
  const span = (to - from) * 1.02;
  const time = at ?? emissionOf(stories, pin);
  const isElsewhere = time !== null && (time < from || time > from + LATE * span);
  const start = isElsewhere ? time - LANDS * span : from;
  return fittedRange([start, start + span], whole);
}

/** Window (ms) of `count` packets around the first loss that matters, or of the first packets where there is none. */
function dozenOf(ordered: TransferRecord, free: TransferRecord, count: number): Range {
  const lost = firstThatMatters(ordered);
  const first = Math.max(0, (lost ?? 0) - 1);
  const start = lost === null ? 0 : sentAt(ordered, first);
  const end = Math.min(free.terms.adus, first + count);
  let processed = start;
  for (let adu = first; adu < end; adu += 1) {
    const isLost = free.transfer.txLost[free.transfer.txAdu.indexOf(adu)] === 1;
    if (!isLost) processed = Math.max(processed, deliveryOf(free, adu).processed);
  }
  const repaired = lost === null ? processed : deliveryOf(ordered, lost).processed;
  const isNear = repaired - start <= REPAIR * (processed - start);
  return [start, isNear ? Math.max(processed, repaired) : processed];
}

/** The first packet that is lost and for which another one waits. */
function firstThatMatters(record: TransferRecord): number | null {
  const { txAdu, txLost, txAttempt } = record.transfer;
  const index = txAdu.findIndex(
    (adu, at) => txLost[at] === 1 && txAttempt[at] === 0 && countWaitingFor(record, adu) > 0,
  );
  return index < 0 ? null : numberAt(txAdu, index);
}

function sentAt({ transfer }: TransferRecord, adu: number): number {
  return numberAt(transfer.txEmitted, transfer.txAdu.indexOf(adu));
}

function emissionOf([story]: readonly Story[], pin: number | null): number | null {
  if (pin === null || story === undefined || pin > story.record.terms.adus) return null;
  return sentAt(story.record, pin - 1);
}

/**
 * What the ladder opens on after the scenario names another place: the new place where the transfer is another, or
 * where it is out of sight. A place that the reader points at or steps to is in sight, and moves nothing.
 */
export function rangeForNewPlace(
  opened: OpeningPlace,
  before: Place,
  now: Place,
  stories: readonly Story[],
  range: Range,
): OpeningPlace {
  const { at, pin } = now;
  const hasMoved = at !== before.at || pin !== before.pin;
  if (now.model !== before.model) return hasMoved ? { at, pin } : opened;
  if (at !== before.at) {
    // the time in a link is rounded up to hundredths
    if (at === null || at < range[0] || at > range[1] + 0.01) return { at, pin: opened.pin };
  }
  const [story] = stories;
  if (pin === before.pin || pin === null || !story || pin > story.record.terms.adus) return opened;
  const isInSight =
    sentAt(story.record, pin - 1) <= range[1] && deliveryOf(story.record, pin - 1).processed >= range[0];
  return isInSight ? opened : { at: null, pin };
}

export function isWholeRange(range: Range, whole: Range): boolean {
  return range[0] <= whole[0] && range[1] >= whole[1];
}

/**
 * The window as the scenario writes it: t0 without t1 is the whole transfer, however long it becomes; neither is
 * written where the ladder opens with the whole transfer anyway.
 */
export function namedRange(range: Range, stories: readonly Story[]): Pick<AlfScenario, 't0' | 't1'> {
  const whole = wholeTime(stories);
  if (!isWholeRange(range, whole)) return { t0: range[0], t1: range[1] };
  const isShort = stories.every(({ record }) => record.terms.adus <= SHORT);
  return { t0: isShort ? null : 0, t1: null };
}
