// The simulation as the page runs it, in a worker, on the load that `oos bench` runs natively.

import init, { alf_workload } from '../../sim-wasm/pkg/alf.js';

const ready = init({ module_or_path: new URL('../../sim-wasm/pkg/alf_bg.wasm', import.meta.url) });

/** Answers with ADUs a second. @param {MessageEvent<{ isFresh: boolean, adus: number }>} event */
self.onmessage = async ({ data: { isFresh, adus } }) => {
  await ready;
  const since = performance.now();
  const simulated = alf_workload(isFresh, adus);
  self.postMessage((simulated / (performance.now() - since)) * 1000);
};
