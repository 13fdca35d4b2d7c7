import { expect, test } from 'vitest';
import { costsOf, moreWords } from './cost.ts';

test('a difference is said with its direction, none as none, and against what', () => {
  const loss = { lose: '4', save: '' };
  expect([100, -20.5, 0].map((difference) => moreWords(difference, loss))).toEqual([
    '100 ms more than without the loss',
    '20.5 ms less than without the loss',
    'as without the loss',
  ]);
  expect(moreWords(30, { lose: '4,7', save: '' })).toBe('30 ms more than without the losses');
  expect(moreWords(30, { lose: '4', save: '9' })).toBe('30 ms more than without what was chosen by hand');
  expect(moreWords(-30, { lose: '', save: '9' })).toBe('30 ms less than without what was chosen by hand');
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
