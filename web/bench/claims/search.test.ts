import { expect, test } from 'vitest';
import { entryOf, isFound } from './search.ts';

const fig8 = entryOf([
  'A small window caps the gain',
  'A larger window narrows the range of Ta: the paper’s conclusion.',
  'Diot and Gagnon (1999)',
  'Figure 8, section 4.2.1',
  'reproduced in part',
]);
const both = entryOf([
  'Figures 4 and 7, section 4',
  'Table II, section IV',
  'Figures 5 left and 6 left, section 4.1',
]);
const rfc = entryOf([
  'RFC 5236',
  'Section 8, example a',
  'Equation (2), section III.A',
  'Entropy of 0.8585 ms',
]);

test.each([
  '',
  'window',
  'small WINDOW gain',
  'figure 8',
  'Fig. 8',
  'fig 8',
  'fig8',
  'fig',
  'gagnon',
  'section 4.2',
  'section 4.2.1',
  'papers',
  'in part window',
])('“%s” finds the figure', (question) => {
  expect(isFound(question, fig8)).toBe(true);
});

test.each([
  'figure 1',
  'figure 80',
  'fig 4',
  'windows caps',
  'table 8',
  'section 8',
  'not reproduced',
  'indow',
])('“%s” does not', (question) => {
  expect(isFound(question, fig8)).toBe(false);
});

test('each number of a list is found, in Roman numerals too', () => {
  for (const question of [
    'figure 4',
    'figure 7',
    'table ii',
    'table 2',
    'figure 5',
    'figure 6 left',
    'section 4',
  ]) {
    expect(isFound(question, both), question).toBe(true);
  }
  expect(isFound('figure 2', both)).toBe(false);
  // numbers match only as a whole
  expect(isFound('figure 1', entryOf(['Figure 14, section 4.4']))).toBe(false);
});

test('standards, equations and numbers with decimals are found', () => {
  for (const question of ['rfc 5236', 'rfc5236', 'RFC', 'section 8 a', 'equation 2', 'section 3', '0.8585']) {
    expect(isFound(question, rfc), question).toBe(true);
  }
  expect(isFound('rfc 523', rfc)).toBe(false);
});
