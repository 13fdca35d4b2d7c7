// Fetches and compiles the modules of the simulation on the page, when first needed. The pool keeps the compiled module
// and posts it to every worker.

import { ADDRESSES } from '#pkg/addresses.ts';
import type { ModuleName } from '#pkg/simulation.ts';

export function loadModule(name: ModuleName): Promise<WebAssembly.Module> {
  return compile(ADDRESSES[name]);
}

/** The compiled module at an address. */
async function compile(address: string): Promise<WebAssembly.Module> {
  // the page as one file may lack modules (docs/one-file.md)
  if (address === '')
    throw new Error('the part that does this is not in this file, but in the page on a host');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  // streaming compilation needs the right media type, which some hosts do not send
  return WebAssembly.compile(await response.arrayBuffer());
}
