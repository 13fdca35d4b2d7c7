import { describe, expect, test } from 'vitest';
import type { Line } from '../../../bench/sweep/line.ts';
import { scenarioOf } from '../modelRun.testing.ts';
import { type Answer, bestOf, wholePackets } from './useSizes.ts';
import { mostPackets } from './want.ts';
import { packets, summaryWords, verdictWords } from './words.ts';

function line(y: readonly number[], half: number): Line {
  const values = Float64Array.from(y);
  return {
    x: Float64Array.from(values.keys()),
    y: values,
    half: values.map(() => half),
    low: values.map((value) => value - half),
    high: values.map((value) => value + half),
  };
}

describe('the rule Q = X Dmax', () => {
  test('gives the paper’s sizes: 12 packets for video at 50 ms, 5 for voice at 100 ms', () => {
    expect(wholePackets(mostPackets(scenarioOf('#/dccp')) * 0.05)).toBe(12);
    expect(wholePackets(mostPackets(scenarioOf('#/dccp?want=g711')) * 0.1)).toBe(5);
  });

  test('gives whole packets, and one at least', () => {
    expect(packets(0.2)).toBe('1 packet');
    expect(packets(12.9)).toBe('12 packets');
  });
});

test('the best is the smallest that the runs cannot tell from the highest', () => {
  expect(bestOf(line([1, 2, 2.95, 3, 2.99], 0.1))).toEqual({ best: 2, reached: 2.95, reachedHalf: 0.1 });
  expect(bestOf(line([1, 2, 2.95, 3, 2.99], Number.NaN))?.best).toBe(3);
  expect(bestOf(line([], 1))).toBeNull();
});

describe('what the simulation says to the rule', () => {
  const video = { want: 'video', runs: 10 } as const;
  const answer: Answer = {
    ...{ rule: 12.02, ruled: 3.76, ruledHalf: 0.02, followed: 3.77, followedReaches: 2.09 },
    ...{ best: 16, reached: 4.1, reachedHalf: 0.02 },
  };

  test('another size is better, does as well, or there is none', () => {
    expect(verdictWords(video, answer)).toBe('16 packets would be better: MOS 4.10 instead of 3.76');
    expect(verdictWords(video, { ...answer, best: 9, reached: 3.75 })).toBe('9 packets would do: MOS 3.75');
    expect(verdictWords(video, { ...answer, best: 12, reached: 3.76 })).toBe('no size is better: MOS 3.76');
    expect(verdictWords(video, { ...answer, ruled: Number.NaN })).toBe(
      'of those shown, 16 packets is best: MOS 4.10',
    );
    expect(verdictWords({ want: 'bulk' }, { ...answer, best: 0, ruled: 500, reached: 600 })).toBe(
      'none at all would be better: 600 kbit/s instead of 500',
    );
  });

  test('the caption tells of the buffer that follows X, too', () => {
    expect(summaryWords(video, answer)).toBe(
      '10 runs. Best: 16 packets, MOS 4.10; a Q that follows the X of the moment: 3.77 on average, MOS 2.09.',
    );
    expect(summaryWords(video, null)).toBe('');
  });
});
