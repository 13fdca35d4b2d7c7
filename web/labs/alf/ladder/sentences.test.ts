// The sentences of a transfer that can be followed by hand: 12 ADUs, 10 ms apart, 50 ms one way each, ADU 4 lost.

import { expect, test } from 'vitest';
import { instantText } from '../../../bench/words/counts.ts';
import { creditsOf } from './credits.ts';
import { eventsOf, isPlainAck, kindAt, mergedEvents, stepAt, tellingStep } from './events.ts';
import { modelRun } from './modelRun.testing.ts';
import { numberAt, orderedTerms, outOfOrderTerms, readRecord } from './record.ts';
import { aduList, type NarratedTransfer, sentence, stepSentence } from './sentences.ts';

function tell(text: string): [ordered: NarratedTransfer, outOfOrder: NarratedTransfer] {
  const { scenario, run } = modelRun(text);
  const ordered = readRecord(run.inOrder, orderedTerms(scenario));
  const other = readRecord(run.outOfOrder, outOfOrderTerms(scenario));
  return [
    { label: 'in order', record: ordered, credits: creditsOf(ordered) },
    { label: 'as they arrive', record: other, credits: creditsOf(other) },
  ];
}

function sentences(told: NarratedTransfer): string[] {
  const events = eventsOf(told.record);
  return Array.from(
    events.time,
    (time, at) => `${instantText(time)}: ${sentence(told, kindAt(events, at), numberAt(events.index, at))}`,
  );
}

const ONE_LOSS = '#/alf?n=12&l=0&lose=4&delay=constant&d=50&ta=10&r=10&runs=1';

test('one lost ADU holds up what is behind it in order', () => {
  const said = sentences(tell(ONE_LOSS)[0]);
  for (const one of [
    '30 ms: The sender sends packet 4; the network will lose it.',
    '50 ms: Packet 1 arrives and the application can take it at once.',
    '80 ms: Packet 4 should arrive, but it was lost: the receiver now knows.',
    '80 ms: The receiver reports the loss of packet 4, with 1 credit.',
    '90 ms: Packet 5 arrives; 4 is missing, so it waits: 1 packet held.',
    '110 ms: Packet 7 arrives; 4 is missing, so it waits: 3 packets held.',
    '130 ms: The sender sends packet 4 again, attempt 2.',
    '180 ms: Packet 4 arrives and fills the gap: 8 packets behind it can follow.',
    '180 ms: The application takes packet 4 after 100 ms idle.',
    '190 ms: The application takes packet 5, which has waited 100 ms.',
    '270 ms: The application has processed packet 12: the transfer is complete after 270 ms.',
  ]) {
    expect(said).toContain(one);
  }
});

test('and nothing out of sequence', () => {
  const said = sentences(tell(ONE_LOSS)[1]);
  expect(said).toContain('90 ms: Packet 5 arrives and the application can take it at once.');
  expect(said).toContain(
    '190 ms: The application has processed packet 4: the transfer is complete after 190 ms.',
  );
});

test('both missing ADUs are named', () => {
  const said = sentences(tell('#/alf?n=12&l=0&lose=5,6&delay=constant&d=50')[0]);
  expect(said).toContain('110 ms: Packet 7 arrives; 5 and 6 are missing, so it waits: 1 packet held.');
});

test('a small window blocks the sender, and an acknowledgment lets it go on', () => {
  const said = sentences(tell('#/alf?n=10&l=0&w=2&a=2&r=10&delay=constant&d=50')[0]);
  expect(said).toContain('10 ms: The sender sends packet 2; no credit is left, so it must wait.');
  expect(said).toContain('110 ms: An acknowledgment brings the sender 2 credits, and the sender may go on.');
});

test('with R = 0 only the emission that takes the last credit says that none is left', () => {
  const said = sentences(tell('#/alf?n=10&l=0&w=3&r=0&delay=constant&d=50')[0]);
  expect(said.slice(0, 3)).toEqual([
    '0 ms: The sender sends packet 1.',
    '0 ms: The sender sends packet 2.',
    '0 ms: The sender sends packet 3; no credit is left, so it must wait.',
  ]);
});

test('what is the same in both modes is one step and one sentence', () => {
  const told = tell(ONE_LOSS);
  const events = mergedEvents(told.map(({ record }) => eventsOf(record)));
  const steps: string[] = [];
  for (let step = stepAt(events, 0); step !== null; step = stepAt(events, step.end)) {
    if (!isPlainAck(events, step.first)) steps.push(stepSentence(told, events, step));
  }
  expect(steps[0]).toBe('Both: The sender sends packet 1.');
  expect(steps).toContain(
    'In order: Packet 5 arrives; 4 is missing, so it waits: 1 packet held. ' +
      'As they arrive: Packet 5 arrives and the application can take it at once.',
  );
  // stepping back gives the same steps
  let count = 0;
  for (let step = stepAt(events, events.length - 1); step !== null; step = stepAt(events, step.first - 1)) {
    if (!isPlainAck(events, step.first)) count += 1;
  }
  expect(count).toBe(steps.length);
});

test('of several events at one instant an arrival says most', () => {
  const told = tell(ONE_LOSS);
  const events = mergedEvents(told.map(({ record }) => eventsOf(record)));
  const said = (time: number) => {
    const step = tellingStep(events, time, true);
    return step === null ? null : stepSentence(told, events, step);
  };
  expect(said(-1)).toBeNull();
  expect(said(5)).toBe('Both: The sender sends packet 1.');
  expect(said(84)).toBe('Both: Packet 4 should arrive, but it was lost: the receiver now knows.');
  expect(said(180)).toBe(
    'In order: Packet 4 arrives and fills the gap: 8 packets behind it can follow. ' +
      'As they arrive: Packet 4 arrives and the application can take it at once.',
  );
});

test('lists of ADUs', () => {
  expect(aduList([4])).toBe('5');
  expect(aduList([4, 5])).toBe('5 and 6');
  expect(aduList([4, 5, 6, 7])).toBe('5, 6, 7 and 8');
  expect(aduList([4, 5, 6, 7, 8])).toBe('5, 6, 7 and 2 others');
});
