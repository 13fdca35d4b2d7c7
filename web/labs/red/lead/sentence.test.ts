import { expect, test } from 'vitest';
import { verdict } from './sentence.ts';

const KNOWN = { own: { utilization: 0.9, delay: 25 } };

function said(saved: { mean: number; ci95: number | null } | null, isOwn = true, isSoFar = false) {
  const saving = saved && { saved, baseDelay: 37, delay: 25, utilization: 0.9, runs: 4 };
  const { words, side } = verdict({ ...KNOWN, saving, isSoFar, isBeyond: saving === null, isOwn });
  return [words.map(({ text }) => text).join(''), side];
}

test('a saving is claimed with as many digits as its interval allows', () => {
  expect(said({ mean: 12.61, ci95: 0.4 })).toEqual([
    'saves 12.6 ms of queueing at equal utilization.',
    'won',
  ]);
  expect(said({ mean: 12.61, ci95: 11 })[0]).toBe('saves 13 ms of queueing at equal utilization.');
  expect(said({ mean: 12.61, ci95: 0.4 }, false)[0]).toContain('would save');
});

test('a loss of delay is said, and what the interval does not tell from nothing is none', () => {
  expect(said({ mean: -3, ci95: 1 })).toEqual(['costs 3.0 ms of queueing at equal utilization.', 'lost']);
  expect(said({ mean: 3, ci95: 3.5 })).toEqual(['makes no difference that 4 seeds can tell.', 'even']);
});

test('while more runs are to come it is said to be so far', () => {
  expect(said({ mean: 12.61, ci95: 0.4 }, true, true)[0]).toBe(
    'saves 12.6 ms of queueing at equal utilization so far.',
  );
  expect(said({ mean: 3, ci95: 3.5 }, true, true)[0]).toBe(
    'makes no difference that 4 seeds can tell so far.',
  );
});

test('nothing is said before anything is known', () => {
  const { words } = verdict({ ...KNOWN, saving: null, isSoFar: true, isBeyond: false, isOwn: true });
  expect(words).toEqual([]);
});

test('a utilization that the undisturbed network never has is said as it is', () => {
  expect(said(null)).toEqual(['fills 90% of the link, out of the undisturbed range.', 'even']);
});
