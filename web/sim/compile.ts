// Modules of the simulation: fetched and compiled once, on the page, when a reader first needs them. The
// compiled module is then posted to every worker.

import alf from '#pkg/alf_bg.wasm?url';
import metrics from '#pkg/metrics_bg.wasm?url';
import type { ModuleName } from './modules.ts';

const ADDRESSES: Readonly<Record<ModuleName, string>> = { alf, metrics };

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>();

export function loadModule(name: ModuleName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const module = compile(ADDRESSES[name]);
  compiled.set(name, module);
  // a failure is not kept: the network may be back by then
  module.catch(() => compiled.delete(name));
  return module;
}

/** For a worker that needs a module of its own. */
export async function compile(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  // compiling while it loads needs the right media type, which some hosts do not know
  return WebAssembly.compile(await response.arrayBuffer());
}
