import { expect, test } from 'vitest';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { hasBuffer, verdict } from './sentence.ts';

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
  return verdict(measures, { mean: waiting - not, ci95: half }, { ...SETTING, ...setting }, 2);
}

test('a large gain is said in times, a small one as a share', () => {
  expect(said([440, 200], 18)).toEqual({
    before: 'the rate is ',
    words: '2.2 times as high',
    side: 'won',
    reason: '',
  });
  expect(said([346, 176], 14).words).toBe('twice as high');
  expect(said([240, 200], 18).words).toBe('20% higher');
  expect(said([205, 200], 1).words).toBe('2.5% higher');
});

test('what is lost is said, and what the interval does not tell from nothing is none', () => {
  expect(said([150, 200], 10)).toMatchObject({ words: '25% lower', side: 'lost' });
  expect(said([0.1, 200], 10).words).toBe('over 99% lower');
  expect(said([203, 200], 5)).toMatchObject({ words: 'the same', side: 'even' });
});

test('what the interval does not tell from a large difference is no equality', () => {
  expect(said([428, 252], 280)).toEqual({
    before: '2 runs do not show whether the rate is ',
    words: 'higher',
    side: 'open',
    reason: '',
  });
  expect(said([198, 200], 20)).toMatchObject({
    before: '2 runs do not show whether the rate is ',
    words: 'lower',
  });
  // both runs show the same small difference
  expect(said([201, 200.5], 0).words).toBe('nearly the same');
});

test('what is won without an extra delay has a reason: the spread reorders', () => {
  const why = 'even at D = 0 the spread J of 20 ms reorders packets';
  expect(said([440, 200], 18, undefined, { extra: 0 }).reason).toBe(why);
  expect(said([440, 200], 18, undefined, { extra: 1 }).reason).toBe('');
  expect(said([440, 200], 18, undefined, { extra: 0, law: 'quantiles' }).reason).toBe('');
});

test('even has a reason where the measures have one', () => {
  expect(said([200, 200], 0, [0, 0]).reason).toBe('no packet is late enough to be declared lost');
  expect(said([200, 200], 0, [0.019, 0.02]).reason).toBe('most late packets come too late for the buffer');
  expect(said([200, 200], 5, [0.001, 0.02]).reason).toBe('');
  expect(said([955, 955], 1, [0.02, 0.02]).reason).toBe('the bottleneck is full either way');
  expect(said([200, 200], 0, [0.02, 0.02], { loss: 0.01 }).reason).toBe('');
  expect(said([200, 200], 0, [0, 0], { share: 0 }).reason).toBe('no packet is delayed');
  expect(said([200, 200], 0, [0.02, 0.02], { place: 'application' }).reason).toBe(
    'the transport has already reported the losses',
  );
});

test('a buffer of no packets, of no time or in no place is none', () => {
  expect(hasBuffer(SETTING)).toBe(true);
  for (const change of [{ buffer: 0 }, { sizing: 'rule', dmax: 0 }, { place: 'none' }] as const)
    expect(hasBuffer({ ...SETTING, ...change })).toBe(false);
  expect(hasBuffer({ ...SETTING, sizing: 'rule', buffer: 0 })).toBe(true);
});
