// WebAssembly computes the same bits as the native build (docs/decisions/counter-based-draws.md); the lists of digests are those
// of sim-wasm/model/tests/golden.rs.

import { expect, test } from 'vitest';
import { BINDINGS } from '#pkg/bindings.ts';
import { LABS } from '#pkg/params.ts';
import { TABLES } from '#pkg/tables.ts';

const fixtures = import.meta.glob<string>('../../fixtures/*_digests.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<string>('../../sim-wasm/pkg/*_bg.wasm', {
  eager: true,
  query: '?url&inline',
  import: 'default',
});

async function compile(name: string): Promise<WebAssembly.Module> {
  const response = await fetch(modules[`../../sim-wasm/pkg/${name}_bg.wasm`] ?? '');
  return WebAssembly.compile(await response.arrayBuffer());
}

type Digest = (scenario: string, measures: string) => string;

/** The measures that a list's digests cover, and its lines. */
function parts(list = ''): [measures: string, lines: string[]] {
  const [head = '', ...lines] = list.trim().split('\n');
  return [head.replace('measures: ', ''), lines];
}

/** The modules that have a digest: `alf_digest`, whose list is `alf_digests.txt`. */
const digests = Object.entries(BINDINGS).flatMap(([name, binding]) =>
  Object.entries(binding)
    .filter(([fn]) => fn.endsWith('_digest'))
    .map(([fn, digest]) => ({ name, fn, digest: digest as Digest, initSync: binding.initSync })),
);

test('every list of digests has its function', () => {
  const lists = Object.keys(fixtures).map((path) => path.split('/').at(-1)?.replace('digests.txt', 'digest'));
  expect(digests.map(({ fn }) => fn).sort()).toEqual(lists.sort());
});

test('digests cover each parameter several times, and each named value', async () => {
  const tables = await Promise.all(LABS.map(({ id }) => TABLES[id]()));
  const missing = tables.flatMap(({ id: lab, params }) => {
    const [, lines] = parts(fixtures[`../../fixtures/${lab}_digests.txt`]);
    const queries = lines.map((line) => new URLSearchParams(line.split(' ')[0]?.split('?')[1]));
    return params.flatMap(({ id, group, values }) => {
      // figures' parameters change no result, and a typed arrival order is not simulated
      if (group === 'figure' || id === 'seq') return [];
      const given = queries.flatMap((query) => query.get(id) ?? []);
      if (values.kind !== 'choice') return given.length < 3 ? [`${lab} ${id}`] : [];
      const others = values.options.filter((option) => option.id !== values.default);
      return others
        .filter((option) => !given.includes(option.id))
        .map((option) => `${lab} ${id}=${option.id}`);
    });
  });
  expect(missing).toEqual([]);
});

test.each(digests)('$fn', async ({ name, fn, digest, initSync }) => {
  initSync({ module: await compile(name) });
  const [measures, lines] = parts(fixtures[`../../fixtures/${fn}s.txt`]);
  expect(lines.length).toBeGreaterThan(5);
  const found = lines.map((line) => {
    const [scenario = '', , model] = line.split(' ');
    return `${scenario} ${digest(scenario, measures)} ${model}`;
  });
  expect(found).toEqual(lines);
});
