import { describe, expect, test } from 'vitest';
import { openingRange, wholeRange } from '../../../bench/ladder/flowRange.ts';
import { type FlowRecord, flowRecord, thresholdAt } from '../../../bench/ladder/flowRun.ts';
import { costOf, costWords } from '../../../bench/ladder/flowWords.ts';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { modelFlow } from '../modelRun.testing.ts';
import { fateWords, summaryWords } from './sentences.ts';

const ALONE = '#/tcp?jitter=0&transfer=1&fig=ladder';
const alone = modelFlow(ALONE).ladder;
const recordOf = (text: string): FlowRecord<'tcp'> => flowRecord({ ...modelFlow(text), alone });
const placesOf = ({ packets }: FlowRecord, wanted: number) =>
  Array.from(packets.number).flatMap((number, i) => (number === wanted ? [i] : []));

describe('a packet that a hand delays by 60 ms', () => {
  const record = recordOf(`${ALONE}&late=20&by=60`);
  const [first = 0, copy = 0] = placesOf(record, 20);

  test('is sent again needlessly, and the card says what the sender learns', () => {
    expect([first, copy].map((i) => record.packets.look[i])).toEqual([LOOK.late, LOOK.needless]);
    expect(fateWords(record, first)).toMatch(
      /^\d+ packets overtook it\. Retransmitted 1\d\d ms later.* The threshold rises from 3 to \d+\.$/,
    );
    expect(fateWords(record, Array.from(record.packets.number).indexOf(19))).toBe('It arrives in order.');
    expect(fateWords(record, copy)).toMatch(
      /^A needless retransmission: the receiver has it already\. \d+(\.\d+)? ms later the cut is undone: a timestamp shows that the original came\.$/,
    );
    expect(summaryWords(record)).toContain(', 1 is retransmitted, needlessly.');
    expect(summaryWords(record)).toContain('One cut is undone.');
  });

  test('costs one retransmission, and no window: the cut is undone', () => {
    expect(costWords(costOf(record.ladder, alone))).toBe(
      'costs one needless retransmission and one cut that is undone',
    );
  });

  test('is in sight when the ladder opens', () => {
    const [from, to] = openingRange(record, false, null);
    expect(record.packets.sent[first]).toBeGreaterThan(from);
    expect(record.packets.end[copy]).toBeLessThan(to);
    const [start, end] = wholeRange(record);
    expect(from).toBeGreaterThanOrEqual(start);
    expect(to).toBeLessThanOrEqual(end);
  });

  test('raises the threshold that later packets are measured by', () => {
    expect(thresholdAt(record, 0)).toBe(3);
    expect(thresholdAt(record, 1)).toBeGreaterThan(3);
  });
});

test('with a reduction in proportion the window comes down along the recovery', () => {
  const of = (hand: string) => modelFlow(`${ALONE}&stack=linux-2019&cc=cubic&jitter=0.2${hand}`).ladder;
  const { cut } = costOf(of('&lose=20'), of(''));
  expect(cut?.after).toBeLessThan(0.8 * (cut?.before ?? 0));
});

test('a loss is repaired, and cuts the window for good', () => {
  const record = recordOf(`${ALONE}&lose=20`);
  const [first = 0, copy = 0] = placesOf(record, 20);
  expect([first, copy].map((i) => record.packets.look[i])).toEqual([LOOK.lost, LOOK.again]);
  expect(fateWords(record, first)).toMatch(
    /^Lost on the path\. Retransmitted .*, and the window is cut from /,
  );
  expect(fateWords(record, copy)).toBe('It fills the gap.');
  expect(costWords(costOf(record.ladder, alone))).toMatch(
    /^costs one retransmission and (halves|cuts) the window/,
  );
});
