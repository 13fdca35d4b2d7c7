import { describe, expect, test } from 'vitest';
import { modelTransfer } from '../modelRun.testing.ts';
import { bandwidthDelayProduct, hasRack, lanesOf } from './lanes.ts';
import { eventsOf, legendOf } from './marks.tsx';
import { cutWords, thresholdWords, transferWords, undoWords } from './sentences.ts';
import { furtherTables, sampleColumns } from './tables.ts';
import { rangesOf, stretchOf } from './useTransfer.ts';

const count = (text: string) => {
  const found = modelTransfer(text);
  const { lanes } = eventsOf(found.transfer);
  return {
    ...found,
    counts: Object.fromEntries(
      lanes.map(({ id, marks }) => [id, marks.reduce((sum, { times }) => sum + times.length, 0)]),
    ),
  };
};

describe('a transfer of a stack that adapts', () => {
  const found = count('#/tcp?transfer=20&law=exponential&jitter=0.5');
  const { transfer, counts } = found;

  test('has a mark for each retransmission and each undo that it counts', () => {
    expect(transfer.retransmissions).toBeGreaterThan(3);
    expect(counts).toEqual({
      again: transfer.retransmissions,
      undo: transfer.undoneByDuplicates + transfer.undoneByTimestamps,
    });
    expect(cutWords(transfer)).toMatch(/^\d+ times for packets that are only late$/);
    expect(undoWords(transfer)).toBe('undoes all cuts');
  });

  test('has lanes of window and lag, and none of RACK', () => {
    const [window, lag, ...others] = lanesOf(found, null, 'kept');
    expect(others).toEqual([]);
    expect(window?.references?.map(({ label }) => label)).toEqual([
      '823 fill the link',
      'the receiver takes 2,000',
    ]);
    expect(bandwidthDelayProduct(found.scenario)).toBeCloseTo(1e7 / (8 * 1518), 5);
    const threshold = lag?.quantities.find(({ id }) => id === 'threshold')?.values ?? [];
    expect(threshold[0]).toBe(3);
    expect(threshold[threshold.length - 1]).toBeGreaterThan(3);
    // the slow-start threshold is infinite before the first cut, where no line is drawn
    const slowStart = window?.quantities.find(({ id }) => id === 'slow-start');
    expect(slowStart?.values[0]).toBeNaN();
    expect(lanesOf(found, found, 'before')[0]?.quantities[0]).toMatchObject({ label: 'before, window' });
  });

  test('has a name in its legend for each line below the window, as where it is read', () => {
    const named = legendOf(transfer, 'kept').map(({ label }) => label);
    const [window, lag] = lanesOf(found, found, 'kept');
    expect(named).toEqual(expect.arrayContaining(lag?.quantities.map(({ label }) => label) ?? ['no lane']));
    expect(window?.quantities.map(({ label }) => label)).toContain(named.at(-1));
    // no cut follows a loss here; lanes of events have their names beside them
    expect(named.slice(0, 2)).toEqual(['needless cut', 'duplicate threshold']);
    const needed = { ...transfer, eventNeedless: transfer.eventNeedless.map(() => 0) };
    expect(legendOf(needed, null)[0]?.label).toBe('cut after a loss');
  });

  test('its tables have columns of one length', () => {
    const tables = [
      sampleColumns(transfer, hasRack(found)),
      ...furtherTables(transfer, undefined).map(({ data }) => data()),
    ];
    for (const columns of tables) {
      const lengths = new Set(columns.map(({ values }) => values.length));
      expect([...lengths], columns.map(({ id }) => id).join()).toHaveLength(1);
      expect(columns[0]?.values.length).toBeGreaterThan(9);
    }
    const events = furtherTables(transfer, undefined)[1]
      ?.data()
      .find(({ id }) => id === 'event');
    expect(new Set(Array.from(events?.values ?? []))).toEqual(
      new Set(['retransmission', 'recovery by count', 'undone by timestamps']),
    );
  });
});

test('RACK has a lane of its own, timeouts and probes too', () => {
  const rack = count('#/tcp?transfer=0.5&stack=linux-2019&rtt=1&law=held&share=0.3&extra=200');
  expect(lanesOf(rack, null, '').map(({ id }) => id)).toEqual(['window', 'lag', 'rack']);
  expect(Object.keys(rack.counts)).toContain('timer');
});

test('a hundred undos leave a window that the receiver could take (rule tcp-22)', () => {
  const { transfer, scenario } = modelTransfer('#/tcp?cc=highspeed&law=exponential&jitter=5');
  expect(transfer.undoneByTimestamps).toBeGreaterThan(100);
  expect(Math.max(...transfer.windows)).toBeLessThan(2 * scenario.window);
});

test('what is shown of a transfer lies within it, and all of it is no stretch', () => {
  const of = (duration: number, from: number, span: number | null) => {
    const { transfer, scenario } = modelTransfer('#/tcp?transfer=1');
    return rangesOf({ transfer: { ...transfer, duration }, scenario: { ...scenario, from, span } }).range;
  };
  expect(of(12, 0, null)).toEqual([0, 12]);
  expect(of(12, 3, 2)).toEqual([3, 5]);
  expect(of(12, 11, 2)).toEqual([10, 12]);
  expect(of(12, 3, null)).toEqual([3, 12]);
  expect(of(1, 30, 2)).toEqual([0, 1]);
  expect(stretchOf([0, 12], [0, 12])).toEqual({ from: 0, span: null });
  expect(stretchOf([2, 5], [0, 12])).toEqual({ from: 2, span: 3 });
});

test('a threshold that has risen is said, and none that stays', () => {
  expect(thresholdWords({ thresholds: Uint32Array.of(3, 9, 41) })).toBe(
    '; its duplicate threshold rises from 3 to 41',
  );
  expect(thresholdWords({ thresholds: Uint32Array.of(3, 3) })).toBe('');
  expect(thresholdWords({ thresholds: new Uint32Array() })).toBe('');
});

test('words count cuts, undos and retransmissions', () => {
  const counts = {
    ...{ recoveries: 11, timeouts: 1, needlessCuts: 11, undoneByDuplicates: 2, undoneByTimestamps: 7 },
    ...{ retransmissions: 1240, needlessRetransmissions: 1200, lost: 40, duration: 12.345 },
  };
  expect(transferWords(counts)).toBe(
    '11 recoveries, 1 timeout, 11 needless, 9 undone (7 by timestamps, 2 by duplicates); 1,240 retransmissions, 1,200 needless; 12.3 s.',
  );
  expect(cutWords(counts)).toBe('12 times, 11 of them needlessly');
  expect(undoWords(counts)).toBe('undoes 9 of the cuts');
  const one = {
    ...counts,
    recoveries: 1,
    timeouts: 0,
    needlessCuts: 0,
    undoneByDuplicates: 0,
    undoneByTimestamps: 0,
  };
  expect([cutWords(one), undoWords(one)]).toEqual(['once, always after a loss', 'does not undo the cut']);
});
