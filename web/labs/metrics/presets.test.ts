import { expect, test } from 'vitest';
import { initSync, metrics_jitter_density } from '#pkg/metrics.js';
import wasm from '#pkg/metrics_bg.wasm?url&inline';
import { encode } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';
import { pointOf } from './jitter/point.ts';
import { PRESETS } from './presets.ts';

const presets = Object.values(PRESETS).flatMap((groups) => groups.flatMap((group) => group.presets));

test('there are figures and arrival orders', () => {
  expect(presets).toHaveLength(7 + 9 + 3);
});

test('the share of reordered packets in a claim is that of the model', async () => {
  initSync({ module: await WebAssembly.compile(await (await fetch(wasm)).arrayBuffer()) });
  const path = presets.find(({ id }) => id === 'path');
  const scenario = fromPairs('metrics', new Map(Object.entries(path?.values ?? {})));
  const runs = Array.from({ length: scenario.runs }, (_, run) => {
    const { values } = metrics_jitter_density(encode('metrics', scenario), scenario.law, run);
    return pointOf((at) => values[at] ?? Number.NaN).reordered;
  });
  expect(path?.claim).toContain(
    `${scenario.jitter} ms of jitter: ${Math.round(100 * estimate(runs).mean)}% reordered`,
  );
});
