// WebAssembly gives the bits that the native build gives (DESIGN.md, decision 3): the lists of digests
// are those of sim-wasm/model/tests/*_golden.rs.

import { expect, test } from 'vitest';
import * as alf from '#pkg/alf.js';
import alfWasm from '#pkg/alf_bg.wasm?url&inline';
import * as metrics from '#pkg/metrics.js';
import metricsWasm from '#pkg/metrics_bg.wasm?url&inline';

const fixtures = import.meta.glob<string>('../../fixtures/*_digests.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function linesOf(name: string): string[] {
  const text = fixtures[`../../fixtures/${name}_digests.txt`];
  if (text === undefined) throw new Error(`fixtures/${name}_digests.txt is missing`);
  return text.trim().split('\n');
}

async function compile(inlined: string): Promise<WebAssembly.Module> {
  const response = await fetch(inlined);
  return WebAssembly.compile(await response.arrayBuffer());
}

function digestsOf(lines: readonly string[], digest: (scenario: string) => string): string[] {
  return lines.map((line) => {
    const [scenario = ''] = line.split(' ');
    return `${scenario} ${digest(scenario)}`;
  });
}

test('ALF transfers', async () => {
  alf.initSync({ module: await compile(alfWasm) });
  const lines = linesOf('alf');
  expect(lines.length).toBeGreaterThan(10);
  expect(digestsOf(lines, alf.alf_digest)).toEqual(lines);
});

test('jitter paths', async () => {
  metrics.initSync({ module: await compile(metricsWasm) });
  const lines = linesOf('metrics');
  expect(lines.length).toBeGreaterThan(5);
  expect(digestsOf(lines, metrics.metrics_digest)).toEqual(lines);
});
