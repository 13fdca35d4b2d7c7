import { describe, expect, test } from 'vitest';
import type { Line } from '../../../bench/along/line.ts';
import { scenarioOf } from '../modelRun.testing.ts';
import { packets, summaryWords, verdictOf } from './sentences.ts';
import { type Answer, bestOf, wholePackets } from './useSizes.ts';
import { largestPacketRate } from './want.ts';

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
    expect(wholePackets(largestPacketRate(scenarioOf('#/dccp')) * 0.05)).toBe(12);
    expect(wholePackets(largestPacketRate(scenarioOf('#/dccp?want=g711')) * 0.1)).toBe(5);
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
  const video = { ...scenarioOf('#/dccp'), want: 'video', runs: 10 } as const;
  const answer: Answer = {
    ...{ rule: 12.02, ruled: 3.76, ruledHalf: 0.02 },
    ...{ best: 16, reached: 4.11, reachedHalf: 0.02 },
  };

  test('another size is better, does as well, or there is none', () => {
    expect(verdictOf(video, answer)).toEqual({ words: '16 would be best here', score: '4.11' });
    expect(verdictOf(video, { ...answer, best: 9, reached: 3.75 })).toEqual({
      words: '9 would do as well here',
      score: '3.75',
    });
    expect(verdictOf(video, { ...answer, best: 12, reached: 3.76 }).words).toBe('no size is better here');
    const wide = { ...answer, ruledHalf: 1 };
    expect(verdictOf({ ...video, runs: 2 }, { ...wide, best: 9, reached: 3.5 }).words).toBe(
      '9 may do as well here; 2 runs do not show it',
    );
    expect(verdictOf({ ...video, runs: 2 }, wide).words).toBe(
      'another size may be better here; 2 runs do not show it',
    );
    expect(verdictOf(video, { ...answer, ruled: Number.NaN })).toEqual({
      words: 'of the sizes shown 16 is best',
      score: 'MOS 4.11',
    });
    expect(verdictOf({ ...video, want: 'bulk' }, { ...answer, best: 0, ruled: 500, reached: 600 })).toEqual({
      words: 'no buffer would be best here',
      score: '600',
    });
  });

  test('nothing is called best by luck where no packet is delayed', () => {
    const calm = { ...video, share: 0 };
    expect(verdictOf(calm, answer)).toEqual({
      words: 'no packet is delayed: no buffer is needed',
      score: '',
    });
    expect(summaryWords(calm, answer)).not.toContain('16');
  });

  test('the caption has the same two sizes', () => {
    expect(summaryWords(video, answer)).toBe(
      'Dashed: the paper’s rule at the bottleneck’s full rate, 12 packets. Solid: best here, 16. 10 runs.',
    );
    // the caption calls no size best that the sentence does not call better
    expect(summaryWords(video, { ...answer, best: 13, reached: 3.76 })).toContain(
      'Solid: no better here, 13.',
    );
    expect(summaryWords(video, { ...answer, best: 9, reached: 3.75 })).toContain('Solid: as good here, 9.');
    expect(summaryWords(video, null)).toBe('');
  });
});
