// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { MAGICS } from '#pkg/magics.ts';
import { sendModules } from './sendModules.ts';

const EMPTY = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
vi.mock('../../../sim/compile.ts', () => ({ loadModule: async () => EMPTY }));
afterEach(() => delete document.documentElement.dataset.without);

const PACKED = new Blob([new Uint8Array(MAGICS.archives[0] ?? [])]);

/** Names of the modules that a worker is handed: that for a packed capture, then those that it asks for. */
async function handed(wanted: string): Promise<string[]> {
  const names: string[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: ({ name }: { name: string }) => names.push(name),
  });
  sendModules(worker as unknown as Worker, PACKED, undefined);
  await vi.waitFor(() => expect(names).toHaveLength(1));
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'wanted', name: wanted } }));
  await vi.waitFor(() => expect(names).toHaveLength(2));
  return names;
}

test('in a package without the module of packed captures that of texts takes its place', async () => {
  expect(await handed('captures')).toEqual(['archives', 'captures']);
  document.documentElement.dataset.without = 'archives';
  expect(await handed('archives')).toEqual(['texts', 'texts']);
  expect(await handed('captures')).toEqual(['texts', 'captures']);
});
