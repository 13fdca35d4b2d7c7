import { expect, test } from 'vitest';
import { shortestFailing } from './shortest.mjs';

/** @param {readonly number[]} needed */
const needs = (needed) => {
  let tries = 0;
  return {
    tries: () => tries,
    fails: async (/** @type {readonly number[]} */ part) => {
      tries += 1;
      return needed.every((each) => part.includes(each));
    },
  };
};

const list = Array.from({ length: 100 }, (_, i) => i);

test.each([[[0]], [[99]], [[3, 4]], [[0, 50, 99]], [[]]])(
  'of a hundred acts just %j are left',
  async (needed) => {
    const { fails, tries } = needs(needed);
    const left = await shortestFailing(list, fails);
    // where no act is needed, one may be left
    expect(needed.length === 0 ? [] : left).toEqual(needed);
    expect(tries()).toBeLessThan(200);
  },
);

test('a search that is ended gives what it has found, which fails', async () => {
  const { fails, tries } = needs([7, 80]);
  const left = await shortestFailing(list, fails, () => tries() > 5);
  expect(await fails(left)).toBe(true);
  expect(left.length).toBeLessThan(100);
});
