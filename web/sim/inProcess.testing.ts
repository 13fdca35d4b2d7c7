// A pool for tests that computes with the real modules, in the test's own process.

import type { ModuleName } from '#pkg/simulation.ts';
import { InProcess } from './inProcess.ts';
import { Pool } from './pool.ts';

const modules = import.meta.glob<string>('../../sim-wasm/pkg/*_bg.wasm', {
  eager: true,
  query: '?url&inline',
  import: 'default',
});

async function moduleInProcess(name: ModuleName): Promise<WebAssembly.Module> {
  const [, base64 = ''] = (modules[`../../sim-wasm/pkg/${name}_bg.wasm`] ?? '').split(',');
  return WebAssembly.compile(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

export function poolInProcess(): Pool {
  return new Pool({ size: 1, makeWorker: () => new InProcess(), loadModule: moduleInProcess });
}
