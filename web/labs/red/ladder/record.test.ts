import { describe, expect, test } from 'vitest';
import { firstChangedPacket, turnedDelay, turnedLists } from '../../../bench/context/hand.ts';
import { openingRange, wholeRange } from '../../../bench/ladder/flowRange.ts';
import { attemptsOf, type FlowRecord, flowRecord, roundTrip } from '../../../bench/ladder/flowRun.ts';
import { costOf, costWords, countWords, packetTitle, troubleWords } from '../../../bench/ladder/flowWords.ts';
import { handWords } from '../../../bench/ladder/hand/sentences.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { modelFlow } from '../modelRun.testing.ts';
import { fateWords, summaryWords } from './sentences.ts';

const ALONE = '#/red?flows=1&rate=2&minth=1000&from=0&span=2';

function recordOf(text: string): FlowRecord<'red'> {
  return flowRecord({ ...modelFlow(text), alone: modelFlow(ALONE).ladder });
}

const alone = modelFlow(ALONE).ladder;

describe('a segment that a hand delays by 28 ms', () => {
  const record = recordOf(`${ALONE}&late=9&by=28`);
  const { packets, ladder, attempt } = record;
  const nine = Array.from(packets.number).flatMap((number, i) => (number === 9 ? [i] : []));

  test('is late, and its copy is sent for nothing', () => {
    expect(nine.map((i) => packets.look[i])).toEqual([LOOK.late, LOOK.needless]);
    expect(nine.map((i) => attempt[i])).toEqual([0, 1]);
    const [first = 0, copy = 0] = nine;
    expect(fateWords(record, Array.from(packets.number).indexOf(8))).toBe('It arrives in order.');
    expect(fateWords(record, first)).toBe(
      `${ladder.lag[first]} packets overtook it: 3 duplicate acknowledgments make the sender retransmit it.`,
    );
    expect(packetTitle(record, copy)).toBe('Packet 9, transmission 2');
    expect(fateWords(record, copy)).toBe('A needless retransmission: the receiver has it already.');
  });

  test('costs a retransmission and half of the window', () => {
    const cost = costOf(ladder, alone);
    expect(cost).toMatchObject({ again: 1, needless: 1 });
    const { before = 0, after = 0 } = cost.cut ?? {};
    expect(after).toBeCloseTo(before / 2, 0);
    expect(costWords(cost)).toBe(
      `costs one needless retransmission and halves the window, from ${before} to ${after} packets`,
    );
    expect(handWords(record.scenario)).toBe('Delaying packet 9');
  });

  test('is in sight when the ladder opens, with what it brings about', () => {
    const [from, to] = openingRange(record, false, null);
    const [first = 0, copy = 0] = nine;
    expect(packets.sent[first]).toBeGreaterThan(from);
    expect(packets.end[copy]).toBeLessThan(to);
    expect(openingRange(record, false, 40)).not.toEqual([from, to]);
    const [start, end] = wholeRange(record);
    expect(from).toBeGreaterThanOrEqual(start);
    expect(to).toBeLessThanOrEqual(end);
  });
});

test('where no packet is sent in the time shown, none is offered to be delayed', () => {
  const { ladder, ...rest } = recordOf(ALONE);
  const none = { ...ladder, segment: ladder.segment.slice(0, 0), again: ladder.again.slice(0, 0) };
  const record = { ...rest, ladder: none, packets: { ...rest.packets, look: [] } } as FlowRecord<'red'>;
  expect([troubleWords(record), countWords(record)]).toEqual([
    'this flow sends no packet in the time shown.',
    'no packet.',
  ]);
});

test('a loss costs a retransmission of use; what is left alone costs nothing', () => {
  const { ladder } = modelFlow(`${ALONE}&lose=9`);
  expect(costWords(costOf(ladder, alone))).toMatch(/^costs one retransmission and halves the window/);
  expect(costWords(costOf(alone, alone))).toBe('costs nothing');
  expect(costWords(costOf(alone, ladder))).toBe('spares one retransmission');
});

test('a round trip is about what the path takes', () => {
  expect(roundTrip(alone)).toBeGreaterThan(0.14);
  expect(roundTrip(alone)).toBeLessThan(0.4);
});

test('the summary counts what is there', () => {
  const words = summaryWords(recordOf(`${ALONE}&lose=9`));
  expect(words).toContain('none is reordered, 1 is lost, 1 is retransmitted, none needlessly.');
});

test('a hand does and undoes', () => {
  const hand = { late: '', lose: '4', save: '' };
  const nine = { packet: 9, attempt: 0 };
  const four = { packet: 4, attempt: 0 };
  expect(turnedDelay(hand, nine)).toEqual({ late: '9' });
  expect(turnedDelay({ ...hand, late: '9' }, nine)).toEqual({ late: '' });
  expect(turnedLists(hand, four, true)).toEqual({ lose: '', save: '' });
  expect(turnedLists(hand, { packet: 7, attempt: 1 }, false)).toEqual({ lose: '4,7.2' });
  expect(firstChangedPacket({ ...hand, late: '9' })).toBe(4);
});

test('each transmission of the stretch can be told from all others, those without a first one too', () => {
  const segment = Uint32Array.of(7, 8, 7, 8);
  expect([...attemptsOf({ segment, again: Uint8Array.of(1, 0, 1, 1) })]).toEqual([-1, 0, -2, 1]);
});
