import { describe, expect, test } from 'vitest';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { CLAIMS } from './claims.ts';
import { PRESETS } from './presets.ts';

const presets = PRESETS.flatMap((group) => group.presets);

test('the figures of the paper with numbers are there, and each preset has a claim and a scenario of its own', () => {
  const places = Object.values(CLAIMS.grounds).map(({ place }) => place);
  for (const figure of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const named = new RegExp(`^Figures? .*\\b${figure}\\b.*, section`);
    expect(
      places.some((place) => named.test(place)),
      `figure ${figure}`,
    ).toBe(true);
  }
  expect(new Set(presets.map(({ claim }) => claim)).size).toBe(presets.length);
  const links = presets.map(({ values }) => encode('red', fromPairs('red', new Map(Object.entries(values)))));
  expect(new Set(links).size).toBe(presets.length);
});

describe.each(presets)('$id', ({ values }) => {
  const scenario = fromPairs('red', new Map(Object.entries(values)));

  test('comes back from its link as it is, without a message', () => {
    expect(scenario).toMatchObject(values);
    expect(decode(encode('red', scenario))).toEqual({
      scenario: { lab: 'red', values: scenario },
      messages: [],
    });
  });
});
