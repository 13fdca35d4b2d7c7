import { describe, expect, test } from 'vitest';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { CLAIMS } from './claims.ts';
import { PRESETS } from './presets.ts';

const presets = PRESETS.flatMap((group) => group.presets);

test('tables I to III and figures 2 to 4 of the paper are there, and each preset has a scenario of its own', () => {
  const places = Object.values(CLAIMS.grounds).map(({ place }) => place);
  for (const place of ['Table I', 'Table II', 'Table III', 'Figure 2', 'Figure 3', 'Figure 4']) {
    expect(
      places.some((given) => given.startsWith(`${place}, section`)),
      place,
    ).toBe(true);
  }
  const links = presets.map(({ values }) =>
    encode('dccp', fromPairs('dccp', new Map(Object.entries(values)))),
  );
  expect(new Set(links).size).toBe(presets.length);
});

describe.each(presets)('$id', ({ values }) => {
  const scenario = fromPairs('dccp', new Map(Object.entries(values)));

  test('comes back from its link as it is, without a message', () => {
    expect(scenario).toMatchObject(values);
    expect(decode(encode('dccp', scenario))).toEqual({
      scenario: { lab: 'dccp', values: scenario },
      messages: [],
    });
  });
});
