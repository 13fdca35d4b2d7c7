import { expect, test } from 'vitest';
import { CLAIMS } from '../../labs/alf/claims.ts';
import { titleIn, titlesOf } from './presetTitles.ts';
import { rowWords, titleOf } from './rows.ts';

const entry = (text: string, name = '') => ({ text, name });
const titles = new Map([['alf' as const, titlesOf('alf', CLAIMS.groups)]]);

test('a preset has its title, however it is looked at; its name goes before', () => {
  const first = CLAIMS.groups[0]?.presets[0];
  expect(titleIn(entry('#/alf'), titles)).toBe(first?.claim);
  expect(titleIn(entry('#/alf?seed=7&fig=buffer'), titles)).toBe(first?.claim);
  expect(titleIn(entry('#/alf?w=9&l=0.123'), titles)).toBeUndefined();
  const presets = new Map([['#/alf', 'Waiting costs']]);
  expect(titleOf(entry('#/alf'), presets)).toBe('Waiting costs');
  expect(titleOf(entry('#/alf', 'Mine'), presets)).toBe('Mine');
});

test('what is no preset is called by what sets it apart', () => {
  expect(titleOf(entry('#/alf?w=9&l=0.2'), new Map())).toBe('W = 9 packets, L = 20%');
  expect(rowWords(entry('#/alf?w=9'), [], 'W = 9 packets')).toBe('Delivery');
  const kept = [entry('#/alf'), entry('#/alf?w=8&keep=defaults')];
  expect(kept.map((one) => rowWords(one, kept))).toEqual(['Delivery', 'beside 1: W = 8, not 32']);
});
