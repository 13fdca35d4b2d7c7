import { describe, expect, test } from 'vitest';
import { modelStacks } from '../modelRun.testing.ts';
import { legendOf } from './marks.ts';
import { delayWords, reactionsOf, summaryWords } from './sentences.ts';
import { furtherTables, stackColumns } from './tables.ts';

const of = (order: string) => modelStacks(`#/tcp?cc=reno&delack=0&fig=stacks&seq=${order}`);

describe('one order, four stacks', () => {
  test('a packet that is late by four is sent again by all, and Linux undoes the cut', () => {
    const [old, linux, ...others] = reactionsOf(of('1+2+4+5+6+7+3+8+9+10'));
    expect(others).toEqual([]);
    expect(old?.who).toEqual(['SACK alone', 'Reno of 2002']);
    expect(old?.words).toMatch(/^sends 1 packet again, needlessly, and lowers its window to \d/);
    expect(linux).toEqual({
      who: ['Linux 2010', 'Linux 2019'],
      words: 'sends 1 packet again, needlessly, and undoes the cut',
    });
  });

  test('two that are swapped cost nothing', () => {
    const all = of('1+2+4+3+5+6+7+8+9+10');
    expect(summaryWords(all)).toBe('SACK alone, Reno of 2002, Linux 2010, Linux 2019: sends nothing again.');
  });

  test('a loss is no needless retransmission, and takes longer', () => {
    for (const stack of of('1+2+4-10')) {
      expect(Array.from(stack.repeats)).toEqual([3]);
      expect(Array.from(stack.needless)).toEqual([0]);
      expect(delayWords(stack)).toMatch(/^\d+(\.\d+)? ms longer than in order$/);
    }
  });

  test('the legend has each kind of mark that is drawn, and no other', () => {
    const marks = (order: string) =>
      legendOf(of(order))
        .slice(4)
        .map(({ label }) => label);
    expect(marks('1-10')).toEqual([]);
    expect(marks('1+2+4+5+6+7+3+8+9+10')).toEqual(['duplicate', 'needless', 'undone']);
    expect(marks('1+2+4-10')).toEqual(['duplicate', 'retransmitted']);
  });

  test('tables have a row for each stack and for each retransmission', () => {
    const all = of('1+2+4+5+6+7+3+8+9+11+12+13+14+10+15+16');
    const rows = (name: string) =>
      furtherTables(all)
        .find((table) => table.name === name)
        ?.data()[0]?.values.length;
    expect(stackColumns(all)[0]?.values).toHaveLength(4);
    // the two stacks with an adaptive threshold retransmit one packet, the others two
    expect(rows('Retransmissions')).toBe(6);
    expect(rows('Sender')).toBeGreaterThan(4 * 16);
  });
});
