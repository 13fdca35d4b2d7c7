import { describe, expect, test } from 'vitest';
import { initSync, metrics_jitter_density } from '#pkg/metrics.js';
import wasm from '#pkg/metrics_bg.wasm?url&inline';
import { decode } from '../../scenario/decode.ts';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';
import { pointOf } from './jitter/point.ts';
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

test('the share of late packets in a claim is that of the model', async () => {
  initSync({ module: await WebAssembly.compile(await (await fetch(wasm)).arrayBuffer()) });
  const path = presets.find(({ id }) => id === 'path');
  const scenario = fromPairs('metrics', new Map(Object.entries(path?.values ?? {})));
  const runs = Array.from({ length: scenario.runs }, (_, run) => {
    const { values } = metrics_jitter_density(encode('metrics', scenario), scenario.law, run);
    return pointOf((at) => values[at] ?? Number.NaN).reordered;
  });
  expect(path?.claim).toContain(`${scenario.jitter} ms of jitter: ${Math.round(100 * estimate(runs).mean)}%`);
});
