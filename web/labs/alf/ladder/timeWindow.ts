// Which part of the transfer the ladder shows.

import type { AlfScenario } from '#pkg/params.ts';
import { fittedRange, type Range } from '../../../charts/trace/range.ts';
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

/** From the first emission to the end of the longest transfer. */
export function wholeTime(stories: readonly Story[]): Range {
  return [0, Math.max(1, ...stories.map(({ record }) => record.of.totalTime))];
}

/** What the ladder opens on: a part in which single packets can be followed. */
export function openingRange(
  stories: readonly Story[],
  isNarrow: boolean,
  { at, pin }: Pick<AlfScenario, 'at' | 'pin'>,
): Range {
  const whole = wholeTime(stories);
  const share = isNarrow ? 0.5 : 1;
  const ends = stories.map(({ record }) => {
    const { of, terms } = record;
    if (terms.adus <= SHORT * share) return whole[1];
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

/** The window that the scenario names; without one, what the ladder opens on. */
export function shownRange({ t0, t1 }: Pick<AlfScenario, 't0' | 't1'>, whole: Range, opening: Range): Range {
  return t0 === null && t1 === null ? opening : fittedRange([t0 ?? 0, t1 ?? whole[1]], whole);
}
