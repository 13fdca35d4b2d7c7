// Which part of the transfer the ladder shows.

import type { AlfScenario } from '#pkg/params.ts';
import { fittedRange, type Range } from '../../../charts/frame/range.ts';
import { deliveryOf, numberAt } from './record.ts';
import type { Story } from './stories.ts';

/** Transfers of at most this many ADUs are shown whole. */
const SHORT = 24;
/** Of longer ones: until this many ADUs are processed, or this many transmissions sent. */
const PROCESSED = 16;
const SENT = 56;

/** What is named beyond this share of the opening stands at that share of it. */
const LATE = 0.9;
const LANDS = 0.3;

/** The time and the ADU that the ladder goes to when it opens. */
export type Opened = Pick<AlfScenario, 'at' | 'pin'>;

/** What a link says of the place to look at. */
export interface Place extends Opened {
  /** The scenario as far as the model knows it. */
  readonly model: string;
}

/** From the first emission to the end of the longest transfer. */
export function wholeTime(stories: readonly Story[]): Range {
  return [0, Math.max(1, ...stories.map(({ record }) => record.of.totalTime))];
}

/** What the ladder opens on: a part in which single packets can be followed. */
export function openingRange(stories: readonly Story[], isNarrow: boolean, { at, pin }: Opened): Range {
  const whole = wholeTime(stories);
  // a short transfer is whole on a phone too: its end is what it is about
  const share = isNarrow ? 0.5 : 1;
  const ends = stories.map(({ record }) => {
    const { of, terms } = record;
    if (terms.adus <= SHORT) return whole[1];
    const processed = deliveryOf(record, Math.min(terms.adus, Math.round(PROCESSED * share)) - 1).processed;
    const sent = numberAt(of.txEmitted, Math.min(of.txEmitted.length, Math.round(SENT * share)) - 1);
    // at least until the first ADU is through
    return Math.max(deliveryOf(record, numberAt(of.order, 0)).processed, Math.min(processed, sent));
  });
  const span = Math.max(...ends) * 1.02;
  const time = at ?? emissionOf(stories, pin);
  const start = time > LATE * span ? time - LANDS * span : 0;
  return fittedRange([start, start + span], whole);
}

function emissionOf([story]: readonly Story[], pin: number | null): number {
  const of = story?.record.of;
  const index = pin === null ? -1 : (of?.txAdu.indexOf(pin - 1) ?? -1);
  return of?.txEmitted[index] ?? 0;
}

/**
 * What the ladder opens on now that the scenario names another place: that place where it is of another transfer,
 * or out of sight. What is pointed at or walked to by hand is in sight, and moves nothing.
 */
export function openedOn(
  opened: Opened,
  before: Place,
  now: Place,
  stories: readonly Story[],
  range: Range,
): Opened {
  const { at, pin } = now;
  const hasMoved = at !== before.at || pin !== before.pin;
  if (now.model !== before.model) return hasMoved ? { at, pin } : opened;
  if (at !== before.at) {
    // a link rounds its time up to hundredths
    if (at === null || at < range[0] || at > range[1] + 0.01) return { at, pin: opened.pin };
  }
  const [story] = stories;
  if (pin === before.pin || pin === null || !story || pin > story.record.terms.adus) return opened;
  const isInSight =
    emissionOf(stories, pin) <= range[1] && deliveryOf(story.record, pin - 1).processed >= range[0];
  return isInSight ? opened : { at: null, pin };
}

/** The window that the scenario names; without one, what the ladder opens on. */
export function shownRange({ t0, t1 }: Pick<AlfScenario, 't0' | 't1'>, whole: Range, opening: Range): Range {
  return t0 === null && t1 === null ? opening : fittedRange([t0 ?? 0, t1 ?? whole[1]], whole);
}

export function isAll(range: Range, whole: Range): boolean {
  return range[0] <= whole[0] && range[1] >= whole[1];
}

/**
 * As the scenario says it: a start without an end is the whole transfer, however long it becomes; nothing at all
 * where the ladder opens on the whole by itself.
 */
export function namedRange(range: Range, stories: readonly Story[]): Pick<AlfScenario, 't0' | 't1'> {
  const whole = wholeTime(stories);
  if (!isAll(range, whole)) return { t0: range[0], t1: range[1] };
  const isShort = stories.every(({ record }) => record.terms.adus <= SHORT);
  return { t0: isShort ? null : 0, t1: null };
}
