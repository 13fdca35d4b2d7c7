import { expect, test } from 'vitest';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { verdict } from './sentence.ts';

const SETTING = defaultsOf('dccp');

function said(
  [waiting, not]: readonly [number, number],
  half: number,
  [spared, all]: readonly [number, number] = [0.01, 0.02],
  setting: Partial<typeof SETTING> = {},
) {
  const measures: Estimates<'dccp'> = new Map([
    ['rate_buffer', { mean: waiting, ci95: null }],
    ['rate_no_buffer', { mean: not, ci95: null }],
    ['declared_ratio_buffer', { mean: spared, ci95: null }],
    ['declared_ratio_no_buffer', { mean: all, ci95: null }],
  ]);
  return verdict(measures, { mean: waiting - not, ci95: half }, { ...SETTING, ...setting });
}

test('a large gain is said in times, a small one as a share', () => {
  expect(said([440, 200], 18)).toEqual({ words: '2.2 times the rate', side: 'won', reason: '' });
  expect(said([240, 200], 18).words).toBe('20% more');
  expect(said([205, 200], 1).words).toBe('2.5% more');
});

test('what is lost is said, and what the interval does not tell from nothing is none', () => {
  expect(said([150, 200], 10)).toMatchObject({ words: '25% less', side: 'lost' });
  expect(said([206, 200], 10)).toMatchObject({ words: 'no difference', side: 'even' });
});

test('even has a reason where the measures have one', () => {
  expect(said([200, 200], 0, [0, 0]).reason).toBe('nothing is so late that it is judged lost');
  expect(said([200, 200], 0, [0.019, 0.02]).reason).toBe('what is late is too late for the buffer');
  expect(said([200, 200], 5, [0.001, 0.02]).reason).toBe('');
  expect(said([955, 955], 1, [0.02, 0.02]).reason).toBe('the bottleneck is full either way');
  expect(said([200, 200], 0, [0.02, 0.02], { loss: 0.01 }).reason).toBe('');
  expect(said([200, 200], 0, [0, 0], { share: 0 }).reason).toBe('nothing is held back');
  expect(said([200, 200], 0, [0.02, 0.02], { place: 'none' }).reason).toBe('there is none');
});
