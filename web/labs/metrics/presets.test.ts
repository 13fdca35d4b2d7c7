import { describe, expect, test } from 'vitest';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { PRESETS } from './presets.ts';

const presets = Object.values(PRESETS).flatMap((groups) => groups.flatMap((group) => group.presets));

test('there are figures and arrival orders, each under a claim of its own', () => {
  expect(presets).toHaveLength(7 + 9 + 3);
  expect(new Set(presets.map(({ claim }) => claim)).size).toBe(presets.length);
});

describe.each(presets)('$id', ({ values }) => {
  const scenario = fromPairs('metrics', new Map(Object.entries(values)));

  test('sets what the table has', () => {
    expect(Object.keys(scenario)).toEqual(expect.arrayContaining(Object.keys(values)));
    expect(scenario).toMatchObject(values);
  });

  test('comes back from its link as it is, without a message', () => {
    const link = encode('metrics', scenario);
    expect(decode(link)).toEqual({ scenario: { lab: 'metrics', values: scenario }, messages: [] });
  });
});
