// The event record is complete: measures are computed again from the typed arrays of real runs.

import { expect, test } from 'vitest';
import { creditsOf } from './credits.ts';
import { EVENT, eventsOf } from './events.ts';
import { modelRun } from './modelRun.testing.ts';
import type { TransferRecord } from './record.ts';
import { missingBefore, NO_ADU, numberAt, orderedTerms, outOfOrderTerms, readRecord } from './record.ts';

const SCENARIOS = [
  '#/alf?n=12&l=0&lose=4&delay=constant&d=50',
  '#/alf?n=100&a=4',
  '#/alf?n=400&streams=6&l=0.3&seed=7',
  '#/alf?n=300&r=0&w=8&a=5&l=0.2',
  '#/alf?n=200&ta=0&r=0&delay=constant&l=0.3',
  '#/alf?n=150&ta=30&w=1&a=3&burst=4',
  '#/alf?n=120&streams=64&lose=3,3.2,50&save=1,2&l=0.5&delay=exponential',
];

function records(text: string): TransferRecord[] {
  const { scenario, run } = modelRun(text);
  return [
    readRecord(run.inOrder, orderedTerms(scenario)),
    readRecord(run.outOfOrder, outOfOrderTerms(scenario)),
  ];
}

/**
 * Area under the occupancy and its peak, computed event by event. At one time, what counts is the occupancy after the
 * application has taken one ADU (rule alf-8): more that it takes then, with Ta = 0, it takes from the buffer.
 */
function walk(record: TransferRecord) {
  const events = eventsOf(record);
  let [held, area, peak, before, taken] = [0, 0, 0, 0, 0];
  for (let at = 0; at < events.length; at += 1) {
    const time = numberAt(events.time, at);
    if (time > before) {
      area += held * (time - before);
      peak = Math.max(peak, held + Math.max(0, taken - 1));
      before = time;
      taken = 0;
    }
    const index = numberAt(events.index, at);
    if (events.kind[at] === EVENT.arrives && record.transfer.txLost[index] === 0) held += 1;
    if (events.kind[at] === EVENT.taken) {
      held -= 1;
      taken += 1;
    }
  }
  return { area, peak, held };
}

test.each(SCENARIOS)('measures rebuilt from the record of %s', (text) => {
  for (const record of records(text)) {
    const { transfer, terms } = record;
    const { area, peak, held } = walk(record);
    expect(held).toBe(0);
    expect(peak).toBe(transfer.bufferMax);
    expect(area / transfer.totalTime).toBeCloseTo(transfer.bufferMean, 6);

    let free = 0;
    const idle = Array.from(transfer.accepted, (accepted) => {
      const before = accepted - free;
      free = accepted + terms.processing;
      return before;
    });
    expect(free).toBe(transfer.totalTime);
    const mean = idle.reduce((sum, one) => sum + one, 0) / terms.adus;
    const jitter = idle.reduce((sum, one) => sum + (one - mean) ** 2, 0) / terms.adus;
    expect(mean).toBeCloseTo(transfer.blockingMean, 8);
    expect(Math.abs(jitter - transfer.jitter)).toBeLessThanOrEqual(1e-9 * transfer.jitter);
    idle.forEach((one, place) => {
      expect(one).toBeCloseTo(numberAt(transfer.blocking, place), 6);
    });
  }
});

test.each(SCENARIOS)(
  'events of %s are complete, in order of time, and in the order of rule alf-8 at one time',
  (text) => {
    for (const record of records(text)) {
      const events = eventsOf(record);
      const { transfer, terms } = record;
      expect(events.length).toBe(2 * transfer.txAdu.length + 2 * transfer.ackEmitted.length + 2 * terms.adus);
      for (let at = 1; at < events.length; at += 1) {
        const step = numberAt(events.time, at) - numberAt(events.time, at - 1);
        expect(step).toBeGreaterThanOrEqual(0);
        if (step > 0) continue;
        const [kind, before] = [numberAt(events.kind, at), numberAt(events.kind, at - 1)];
        const endsAtOnce = kind === EVENT.processed && before === EVENT.taken && terms.processing === 0;
        expect(endsAtOnce || kind >= before).toBe(true);
      }
    }
  },
);

/** The ADUs of `missingBefore`, found by their definition. */
test.each(SCENARIOS)('missing ADUs of %s', (text) => {
  for (const record of records(text)) {
    const { arrivalPlace, terms } = record;
    for (let adu = 0; adu < terms.adus; adu += 1) {
      const missing: number[] = [];
      for (let before = adu % terms.streams; before < adu; before += terms.streams) {
        if (numberAt(arrivalPlace, before) > numberAt(arrivalPlace, adu)) missing.push(before);
      }
      expect(missingBefore(record, adu)).toEqual(missing);
    }
  }
});

test.each(SCENARIOS)('credits of %s are never overdrawn, and what is blocked has none', (text) => {
  for (const record of records(text)) {
    const { times, values, blockedFrom, blockedTo } = creditsOf(record);
    const { transfer, terms } = record;
    for (let at = 0; at < times.length; at += 1) {
      expect(numberAt(values, at)).toBeGreaterThanOrEqual(0);
      expect(numberAt(values, at)).toBeLessThanOrEqual(terms.window);
    }
    expect(blockedTo.length).toBe(blockedFrom.length);
    // no ADU is sent for the first time while the sender is blocked
    blockedFrom.forEach((from, i) => {
      const isInside = transfer.txEmitted.some(
        (time, index) => transfer.txAttempt[index] === 0 && time > from && time < numberAt(blockedTo, i),
      );
      expect(isInside).toBe(false);
    });
    const reports = transfer.ackReports.filter((adu) => adu !== NO_ADU).length;
    expect(reports).toBe(transfer.txLost.reduce((sum, lost) => sum + lost, 0));
  }
});
