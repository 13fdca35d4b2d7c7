import { expect, test } from 'vitest';
import { chosenRows } from './acts.mjs';

const ROWS = [
  { name: '#/alf opened', link: '#/alf', isUsual: true },
  { name: '#/alf?fig=buffer opened', link: '#/alf?fig=buffer', isUsual: false },
  { name: '#/alf to TCP', link: '#/alf', isUsual: true },
];
/** @param {string} [words] */
const names = (words) => chosenRows(ROWS, words).map(({ name }) => name);

test('rows are those that are named, by any of some words, and without words the usual ones', () => {
  expect(names()).toEqual(['#/alf opened', '#/alf to TCP']);
  expect(names('buffer, to TCP')).toEqual(['#/alf?fig=buffer opened', '#/alf to TCP']);
  expect(names('tcp')).toEqual([]);
});
