import { expect, test } from 'vitest';
import { firstDifference, givenOf, stepsOf, stepsOfNs2 } from './events.mjs';

const none = Number.NaN;
/** @param {number} time @param {string} event @param {number} segment @param {number} packet @param {number} window */
const event = (time, event, segment, packet, window = none) => ({
  time,
  flow: 0,
  event,
  segment,
  packet,
  window,
});

/** Three packets: C1 drops the second, and the acknowledgment of the first releases the third. */
const EVENTS = [
  event(0.5, 'sent', 1, 0),
  event(0.5, 'sent', 2, 1),
  event(0.52, 'queued', 1, 0),
  event(0.525, 'dropped', 2, 1),
  event(0.53, 'arrived', 1, 0),
  event(0.6, 'sent', 3, 2),
  event(0.6, 'acknowledged', 2, none, 3),
];

test('ns-2 is given the starts, the delays behind each link and the drops of our run', () => {
  const [start, back, delays, drops] = givenOf(EVENTS).trim().split('\n');
  expect(start).toBe('set start(0) 0.500000000');
  expect(back).toBe('set back(0) 0.070000000');
  // sending a packet takes a third of a millisecond; the third packet has not reached C1
  expect(delays).toBe('set delays(0) {0.019666667 0.024333333}');
  expect(drops).toBe('set drops {1}');
});

const NS2 = `sent 0.5 0 1
sent 0.5 0 2
queued 0.52 0 1
window 0.6000000001 0 2
acknowledged 0.6000000001 0 2
sent 0.6000000001 0 3
`;

test('the same steps have no difference, and an acknowledgment comes before what it lets out', () => {
  const [ours, theirs] = [stepsOf(EVENTS), stepsOfNs2(NS2)];
  expect(ours.get(0)?.map(({ what, segment }) => `${what} ${segment}`)).toEqual([
    'sent 1',
    'sent 2',
    'queued 1',
    'acknowledged 2',
    'sent 3',
  ]);
  expect(firstDifference(ours, theirs, 1)).toBeUndefined();
});

test.each([
  ['another segment', NS2.replace('0 3', '0 2'), 4, 0.6],
  ['another time', NS2.replaceAll('0.6000000001', '0.61'), 3, 0.6],
  ['one that is missing', NS2.replace('sent 0.6000000001 0 3\n', ''), 4, 0.6],
])('%s is the first difference', (_, text, place, time) => {
  const found = firstDifference(stepsOf(EVENTS), stepsOfNs2(text), 1);
  expect(found?.place).toBe(place);
  expect(found?.time).toBeCloseTo(time, 6);
});

test('what is said behind an acknowledgment is its window', () => {
  const steps = stepsOfNs2(`${NS2}window 0.7 0 3.5\nacknowledged 0.7 0 3\n`);
  expect(steps.get(0)?.find(({ what }) => what === 'acknowledged')?.window).toBe(3.5);
});
