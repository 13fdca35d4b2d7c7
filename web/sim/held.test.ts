// The memory of a worker after the largest allowed sample (docs/decisions/worker-pool.md), which never shrinks.

import { expect, test } from 'vitest';
import { initSync, metrics_jitter, metrics_jitter_density } from '#pkg/metrics.js';
import url from '../../sim-wasm/pkg/metrics_bg.wasm?url&inline';

const LARGEST = '#/metrics?n=1000000&jitter=100';

test('a million packets take 36 MB with their density, and 94 MB with every measure', async () => {
  const bytes = await (await fetch(url)).arrayBuffer();
  const { memory } = initSync({ module: new WebAssembly.Module(bytes) });
  metrics_jitter_density(LARGEST, 'normal', 0);
  expect(memory.buffer.byteLength).toBeLessThan(40e6);
  metrics_jitter(LARGEST, 0);
  expect(memory.buffer.byteLength).toBeLessThan(100e6);
});
