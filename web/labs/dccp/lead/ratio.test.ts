import { expect, test } from 'vitest';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { COMPARED, ratioVerdict, signedDifference } from './ratio.ts';

function said(of: 'ler' | 'jitter', [waiting, not]: readonly [number, number], half: number) {
  const measures: Estimates<'dccp'> = new Map([
    [`${of}_buffer` as const, { mean: waiting, ci95: null }],
    [`${of}_no_buffer` as const, { mean: not, ci95: null }],
  ]);
  return ratioVerdict(of, measures, { mean: waiting - not, ci95: half }, 2);
}

test('less of the loss event rate is won, more of the jitter is lost', () => {
  expect(said('ler', [0.009, 0.02], 0.001)).toEqual({
    verb: 'divides',
    words: 'the loss event rate by 2.2',
    side: 'won',
  });
  expect(said('ler', [0.015, 0.02], 0.001)).toEqual({
    verb: 'takes away',
    words: '25% of the loss event rate',
    side: 'won',
  });
  expect(said('ler', [0, 0.02], 0.001).words).toBe('100% of the loss event rate');
  expect(said('jitter', [9, 5], 0.1)).toEqual({
    verb: 'multiplies',
    words: 'the jitter by 1.8',
    side: 'lost',
  });
  expect(said('jitter', [5.2, 5], 0.1)).toEqual({ verb: 'adds', words: '4% to the jitter', side: 'lost' });
});

test('what the interval does not tell from nothing is none', () => {
  expect(said('jitter', [5.05, 5], 0.1)).toMatchObject({ verb: 'leaves', side: 'even' });
  expect(said('jitter', [5.2, 5], 0.3)).toEqual({
    verb: 'may change',
    words: 'the jitter; 2 runs do not show it',
    side: 'open',
  });
  expect(said('ler', [0, 0], 0).words).toBe('the loss event rate at none');
});

test('of what no run has a value nothing is said', () => {
  expect(said('ler', [Number.NaN, 0.02], 0)).toEqual({
    verb: 'tells',
    words: 'nothing of the loss event rate: no run has one',
    side: 'open',
  });
});

test('a difference has three digits at most, and its interval those of the difference', () => {
  expect(COMPARED.rate.apart(156.04, 5.01)).toBe('156');
  expect(COMPARED.rate.apart(5.01, 5.01, 156.04)).toBe('5');
  expect(COMPARED.rate.apart(15.604, 5.01)).toBe('15.6');
});

test('a difference of shares is said in points', () => {
  expect(COMPARED.ler.apart(0.01234, 0.0005)).toBe('1.23');
  expect(COMPARED.ler.shown(0.01234)).toBe('1.2%');
});

test('a difference that rounds to nothing has no sign', () => {
  expect(signedDifference(COMPARED.rate, { mean: -0.002, ci95: 0.02 })).toBe('0.00');
  expect(signedDifference(COMPARED.rate, { mean: 161, ci95: 12 })).toBe('+161');
  expect(signedDifference(COMPARED.rate, { mean: -7.84, ci95: 2.6 })).toBe('−7.8');
});
