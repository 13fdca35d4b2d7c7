import { expect, test } from 'vitest';
import { isOf } from '../../../controls/value.ts';
import { encode } from '../../../scenario/encode.ts';
import { defaultsOf, paramsOf } from '../../../scenario/values.ts';
import { benchOf, openBench, orderOf } from './bench.ts';

const scenario = (values: object) => ({ ...defaultsOf('metrics'), ...values });

test('a link with an arrival order opens on it, as oos run measures it', () => {
  expect(benchOf(scenario({}))).toBe('jitter');
  expect(benchOf(scenario({ seq: '2 1' }))).toBe('sequence');
  expect(benchOf(scenario({ bench: 'sequence' }))).toBe('sequence');
  expect(benchOf(scenario({ bench: 'trace' }))).toBe('trace');
});

test('the names of the benches have room side by side in the panel', () => {
  const param = paramsOf('metrics').find(({ id }) => id === 'bench');
  if (param === undefined || !isOf('choice', param)) throw new Error('no benches');
  // 256 px, with letters 6.1 px wide on average, and two gaps
  expect(param.values.options.map(({ name }) => name).join('').length).toBeLessThan(39);
});

test('the bench of sequences begins with an order', () => {
  expect(orderOf(scenario({}))).toBe('1 2 4 5 3 6');
  expect(orderOf(scenario({ seq: '2 1' }))).toBe('2 1');
  expect(encode('metrics', scenario({ bench: 'sequence', seq: '1 2 4 5 3 6' }))).toBe('#/metrics');
  expect(encode('metrics', scenario({}))).toBe('#/metrics?bench=jitter');
});

test('only the bench of sequences keeps one in the link', () => {
  expect(openBench('sequence', '2 1')).toEqual({ bench: 'sequence', seq: '2 1' });
  expect(openBench('jitter', '2 1')).toEqual({ bench: 'jitter', seq: '' });
});

test('the bench of sequences opens on the first preset, and not on a scenario that differs from it', () => {
  expect(encode('metrics', scenario(openBench('sequence', '')))).toBe('#/metrics');
});
