import { expect, test } from 'vitest';
import { CLAIMS as OF_ALF } from '../../labs/alf/claims.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { CLAIMS } from '../presets/claims.ts';
import { titleIn, titlesOf } from './presetTitles.ts';
import { rowWords, titleOf } from './rows.ts';

const entry = (text: string, name = '') => ({ text, name });
const CLAIMS_OF_ALL = await Promise.all(CLAIMS.map(({ load }) => load()));
const titles = new Map([['alf' as const, titlesOf('alf', OF_ALF.groups)]]);

test('a preset has its title, however it is looked at; its name goes before', () => {
  const first = OF_ALF.groups[0]?.presets[0];
  expect(titleIn(entry('#/alf'), titles)).toBe(first?.claim);
  expect(titleIn(entry('#/alf?seed=7&fig=buffer'), titles)).toBe(first?.claim);
  expect(titleIn(entry('#/alf?w=9&l=0.123'), titles)).toBeUndefined();
  const presets = new Map([['#/alf', 'Waiting costs']]);
  expect(titleOf(entry('#/alf'), presets)).toBe('Waiting costs');
  expect(titleOf(entry('#/alf', 'Mine'), presets)).toBe('Mine');
});

test.each([
  ['fig=curve&family=w', 'A small window caps the gain'],
  ['fig=curve&family=w&seed=7&keep=defaults', 'A small window caps the gain'],
  ['fig=curve&family=a', 'Rare acks: lower, longer gain'],
  ['fig=curve&gb=show', 'Gb outlasts the gain in time'],
  ['ta=2&r=0&fig=buffer', 'Unpaced, a higher peak'],
])('a preset that is a way of looking keeps its own title: %s', (pairs, title) => {
  expect(titleIn(entry(`#/alf?${pairs}`), titles)).toBe(title);
});

// two presets of a laboratory may be the same scenario in two views
test.each(CLAIMS_OF_ALL)(
  'each preset of $lab has its own title where its scenario is kept',
  ({ lab, groups }) => {
    const ofLab = new Map([[lab, titlesOf(lab, groups)]]);
    for (const { values, claim } of groups.flatMap(({ presets }) => presets)) {
      const text = encode(lab, fromPairs(lab, new Map(Object.entries(values))));
      expect(titleIn(entry(text), ofLab), text).toBe(claim);
    }
  },
);

test('what is no preset is called by what sets it apart', () => {
  expect(titleOf(entry('#/alf?w=9&l=0.2'), new Map())).toBe('W = 9 packets, L = 20%');
  expect(rowWords(entry('#/alf?w=9'), [], 'W = 9 packets')).toBe('Delivery');
  const kept = [entry('#/alf'), entry('#/alf?w=8&keep=defaults')];
  expect(kept.map((one) => rowWords(one, kept))).toEqual(['Delivery', 'beside 1: W = 8, not 32']);
});
