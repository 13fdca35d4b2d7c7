import { expect, test } from 'vitest';
import { costsOf, laterWords } from './cost.ts';

test('a difference is said with its direction, and none as none', () => {
  expect([100, -20.5, 0].map(laterWords)).toEqual(['100 ms later', '20.5 ms earlier', 'unchanged']);
});

test('a loss costs time or saves it: no cost is negative', () => {
  const said = (differences: readonly number[], isPlural = false, whom = '') =>
    costsOf(differences, { isPlural, whom }).map(({ verb, amount }) => `${verb}${amount}`);
  expect(said([6.8, -14])).toEqual(['costs 6.8 ms', 'and saves 14 ms']);
  expect(said([100, 20], true)).toEqual(['cost 100 ms', '20 ms']);
  expect(said([-40, 0], false, 'each packet ')).toEqual([
    'saves each packet 40 ms',
    'and costs each packet nothing',
  ]);
});
