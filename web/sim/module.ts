// The simulation's WebAssembly: fetched and compiled once, on the page, and posted to every worker.

import address from '#pkg/oos_bg.wasm?url';

export async function loadModule(): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.compileStreaming(response);
  }
  // compiling while it loads needs the right media type, which some hosts do not know
  return WebAssembly.compile(await response.arrayBuffer());
}
