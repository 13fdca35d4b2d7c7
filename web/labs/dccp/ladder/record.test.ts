import { describe, expect, test } from 'vitest';
import { LOOK } from '../../../charts/ladder/flow.ts';
import { modelLadder, scenarioOf } from '../modelRun.testing.ts';
import { packetColumns } from './packetTable.ts';
import { openingRange, wholeRange } from './range.ts';
import { type FlowRecord, flowRecord } from './record.ts';
import { changeOf, changeWords, countsOf, fateWords, isTouched, summaryWords } from './sentences.ts';
import type { Flow } from './useFlow.ts';

const ALONE = '#/dccp?share=0&buffer=8&queue=1000&from=0&span=5';
const LATE = '&late=300&by=20';

function flowOf(hand: string): Flow {
  const text = `${ALONE}${hand}`;
  const alone = hand === '' ? null : modelLadder(ALONE);
  return { ladder: modelLadder(text), scenario: scenarioOf(text), alone };
}

describe('a packet that a hand delays by 20 ms', () => {
  const flow = flowOf(LATE);
  const [own, other] = [flowRecord(flow, 'with'), flowRecord(flow, 'without')];
  const placeIn = ({ packets }: FlowRecord) => Array.from(packets.number).indexOf(300);

  test('is put back into its place by the buffer, and declared lost without', () => {
    expect(own.packets.look[placeIn(own)]).toBe(LOOK.late);
    expect(fateWords(own, placeIn(own))).toBe(
      '4 packets overtook it; the buffer puts it back into its place.',
    );
    expect(fateWords(own, placeIn(own) + 1)).toMatch(
      /^None sent later came before it; it waits \d+ ms in the buffer for those before it\.$/,
    );
    expect(fateWords(other, placeIn(other))).toBe(
      '4 packets overtook it. It comes after it was declared lost: a loss event begins.',
    );
    expect(countsOf(own.stretch).declared).toBe(0);
    expect(countsOf(other.stretch).declared).toBe(1);
    expect(countsOf(own.stretch).held).toBe(4);
  });

  test('changes the rate without a buffer alone', () => {
    const { ladder, alone } = flow;
    if (alone === null) throw new Error('a hand is on it');
    expect(changeWords(changeOf(ladder.with, alone.with))).toBe('changes nothing');
    const change = changeOf(ladder.without, alone.without);
    expect(change.events).toBe(1);
    expect(change.rate).toBeLessThan(change.before);
    expect(changeWords(change)).toMatch(
      /^costs one loss event and lowers the rate from [\d,]+ to [\d,]+ kbit\/s$/,
    );
    expect(isTouched(ladder.with, flow.scenario)).toBe(true);
    expect(isTouched(ladder.with, { ...flow.scenario, late: '100000' })).toBe(false);
  });

  test('is what the ladder opens on', () => {
    const [from, to] = openingRange(own, false, null);
    const sent = own.packets.sent[placeIn(own)] ?? Number.NaN;
    expect(sent).toBeGreaterThan(from);
    expect(sent).toBeLessThan(to);
    expect(wholeRange(own)[1]).toBeGreaterThanOrEqual(5);
    const [narrowFrom, narrowTo] = openingRange(own, true, null);
    expect(narrowTo - narrowFrom).toBeLessThanOrEqual(to - from);
  });

  test('is in the table of both runs', () => {
    const columns = new Map(packetColumns(flow.ladder).map(({ id, values }) => [id, values]));
    const rows = flow.ladder.with.number.length + flow.ladder.without.number.length;
    for (const values of columns.values()) expect(values).toHaveLength(rows);
    expect(columns.get('lag')?.[placeIn(own)]).toBe(4);
  });
});

test('a packet that is lost ends on its way, and is declared lost', () => {
  const record = flowRecord(flowOf('&lose=300'), 'with');
  const place = Array.from(record.packets.number).indexOf(300);
  expect(record.packets.look[place]).toBe(LOOK.lost);
  expect(fateWords(record, place)).toBe('Lost on its way. It is declared lost: a loss event begins.');
  expect(summaryWords(record)).toContain('none is reordered, 1 is lost, 1 is declared lost in 1 loss event.');
});
