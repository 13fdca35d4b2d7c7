import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example } from '#pkg/examples.ts';
import { thinnedRows } from '../../../charts/senders/frame.ts';
import { modelSender } from '../modelRun.testing.ts';
import { benchRows, isApart, type Row } from './moments.ts';
import { duplicatesBefore, leadWords, resultOf, resultWords, rowWords, stateWords } from './sentences.ts';

function rowsOf({ lines, window }: Example): Row[] {
  const senders = (['reno', 'newreno', 'sack'] as const).map((stack) => modelSender(stack, window, lines));
  return benchRows(lines.length, senders);
}

describe.each(Object.entries(EXAMPLES))('example %s', (_, example) => {
  const rows = rowsOf(example);

  test('has a row for each line, in order of time, and every sender has a moment in each', () => {
    const lines = rows.flatMap(({ line }) => (line === null ? [] : [line]));
    expect(lines).toEqual(example.lines.map((_, i) => i));
    for (const { line, moments } of rows) if (line !== null) expect(moments).not.toContain(null);
    for (const [i, { time }] of rows.entries()) expect(time).toBeGreaterThanOrEqual(rows[i - 1]?.time ?? 0);
  });

  test('says a sentence of every row, with its section', () => {
    for (const row of rows) expect(rowWords(row, example.lines, 3)).toMatch(/RFC \d{4}/);
  });
});

test('what timers do stands between the lines', () => {
  const rows = rowsOf(EXAMPLES.spurious);
  const timer = rows.find(({ line }) => line === null);
  expect(timer?.time).toBe(1);
  expect(rows.indexOf(timer as Row)).toBe(1);
  const [reno] = timer?.moments ?? [];
  expect(reno && stateWords(reno, true)).toBe('timeout');
  expect(reno?.sent).toEqual([{ segment: 1, again: true }]);
});

test('recovery begins at the third duplicate, with the threshold that the moment has', () => {
  const rows = rowsOf(EXAMPLES.loss);
  const fourth = rows.find(({ line }) => line === 3);
  const [reno] = fourth?.moments ?? [];
  expect(reno && stateWords(reno, false)).toBe('recovery, threshold 3.5');
  expect(fourth && rowWords(fourth, EXAMPLES.loss.lines, 3)).toContain(
    'duplicate 3 is taken for a loss: all three retransmit 2',
  );
  expect(duplicatesBefore(EXAMPLES.loss.lines, 3)).toBe(3);
  expect(duplicatesBefore(EXAMPLES.loss.lines, 0)).toBe(0);
});

test('a sender stands apart where it does what no other does', () => {
  const fourth = rowsOf(EXAMPLES.loss).find(({ line }) => line === 3) as Row;
  expect([0, 1, 2].map((sender) => isApart(fourth, sender))).toEqual([false, false, true]);
});

test('the leading sentence names what is sent again, and the windows at the end', () => {
  const { again, end } = leadWords(rowsOf(EXAMPLES.loss)) ?? { again: '', end: '' };
  expect(again).toBe('All three retransmit packet 2');
  expect(end).toMatch(/^windows end at .*\d/);
});

test('of lines that cannot all be read nothing is concluded, and nothing before the senders have come', () => {
  const rows = benchRows(3, [[], [], []]);
  expect(leadWords(rows)).toBeNull();
  expect(resultWords(resultOf(rows, null))).toBe('The senders are being run.');
  expect(resultWords(resultOf(rowsOf(EXAMPLES.loss), { line: 2 }))).toBe(
    'Line 3 cannot be read; the senders stop before it.',
  );
});

test('a timer that runs out ten thousand times has as many rows, and a small picture draws few of them', () => {
  const senders = (['reno', 'newreno', 'sack'] as const).map((stack) =>
    modelSender(stack, 1, ['600000 wait']),
  );
  const rows = benchRows(1, senders);
  expect(rows.length).toBeGreaterThan(9000);
  expect(rows.every(({ moments }) => moments.length === 3)).toBe(true);
  expect(thinnedRows(rows, 90)).toHaveLength(90);
  expect(thinnedRows(rows.slice(0, 7), 90)).toHaveLength(7);
  expect(leadWords(rows)?.end).not.toContain('NaN');
});
