import { expect, test } from 'vitest';
import { defaultsOf } from '../../scenario/values.ts';
import { benchOf, openBench } from './bench.ts';

const scenario = (values: object) => ({ ...defaultsOf('metrics'), ...values });

test('a link with an arrival order opens on it, as oos run measures it', () => {
  expect(benchOf(scenario({}))).toBe('jitter');
  expect(benchOf(scenario({ seq: '2 1' }))).toBe('sequence');
  expect(benchOf(scenario({ bench: 'sequence' }))).toBe('sequence');
  expect(benchOf(scenario({ bench: 'trace' }))).toBe('trace');
});

test('only the bench of sequences keeps one in the link', () => {
  expect(openBench('sequence', '2 1')).toEqual({ bench: 'sequence', seq: '2 1' });
  expect(openBench('jitter', '2 1')).toEqual({ bench: 'jitter', seq: '' });
});
