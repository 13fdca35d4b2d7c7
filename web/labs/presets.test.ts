// The presets of every laboratory: each has a claim and a scenario of its own, and comes back from its link.

import { describe, expect, test } from 'vitest';
import { LABS, type LabId } from '#pkg/params.ts';
import { decode } from '../scenario/decode.ts';
import { encode } from '../scenario/encode.ts';
import type { Preset, PresetGroup } from '../scenario/preset.ts';
import { fromPairs } from '../scenario/values.ts';

type Groups = readonly PresetGroup[];

const FILES = import.meta.glob<{ PRESETS: Groups | Readonly<Record<string, Groups>> }>('./*/presets.ts', {
  eager: true,
});

/** Of all benches; a laboratory may have none. */
function presetsOf(lab: LabId): Preset[] {
  const { PRESETS = [] } = FILES[`./${lab}/presets.ts`] ?? {};
  return Object.values(PRESETS)
    .flat()
    .flatMap(({ presets }) => presets);
}

const scenarioOf = (lab: LabId, { values }: Preset) => fromPairs(lab, new Map(Object.entries(values)));

test('there are presets', () => {
  expect(LABS.flatMap(({ id }) => presetsOf(id)).length).toBeGreaterThan(50);
});

describe.each(LABS.map(({ id }) => id))('%s', (lab) => {
  const presets = presetsOf(lab);

  test('each preset has a claim and a scenario of its own', () => {
    expect(new Set(presets.map(({ claim }) => claim)).size).toBe(presets.length);
    expect(new Set(presets.map((preset) => encode(lab, scenarioOf(lab, preset)))).size).toBe(presets.length);
  });

  test.each(presets)('$id comes back from its link as it is, without a message', (preset) => {
    const values = scenarioOf(lab, preset);
    expect(values).toMatchObject(preset.values);
    expect(decode(encode(lab, values))).toEqual({ scenario: { lab, values }, messages: [] });
  });
});
