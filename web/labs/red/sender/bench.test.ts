import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example } from '#pkg/examples.ts';
import { modelSender } from '../modelRun.testing.ts';
import { benchRows, isApart, type Row } from './moments.ts';
import { duplicatesBefore, leadWords, rowWords, stateWords } from './words.ts';

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
    'duplicate 3 is taken for a loss: all three send 2 again',
  );
  expect(duplicatesBefore(EXAMPLES.loss.lines, 3)).toBe(3);
  expect(duplicatesBefore(EXAMPLES.loss.lines, 0)).toBe(0);
});

test('a sender stands apart where it does what no other does', () => {
  const fourth = rowsOf(EXAMPLES.loss).find(({ line }) => line === 3) as Row;
  expect([0, 1, 2].map((sender) => isApart(fourth, sender))).toEqual([false, false, true]);
});

test('the leading sentence names what is sent again, and the windows at the end', () => {
  const { again, end } = leadWords(rowsOf(EXAMPLES.loss));
  expect(again).toBe('All three send 2 again');
  expect(end).toMatch(/^windows end at /);
});
