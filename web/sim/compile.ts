// Modules of the simulation: fetched and compiled once, on the page, when first needed. The compiled module
// is then posted to every worker.

import { ADDRESSES } from '#pkg/addresses.ts';
import type { ModuleName } from '#pkg/simulation.ts';

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>();

export function loadModule(name: ModuleName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const module = compile(ADDRESSES[name]);
  compiled.set(name, module);
  // a failure is not kept: the network may be back next time
  module.catch(() => compiled.delete(name));
  return module;
}

/** For a worker that needs its own module. */
export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  // streaming compilation needs the right media type, which some hosts do not send
  return WebAssembly.compile(await response.arrayBuffer());
}
