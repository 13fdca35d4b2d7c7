// The simulation as the page runs it, in a worker, on the loads that `oos bench` runs natively.

import initAlf, { alf_workload } from '../../sim-wasm/pkg/alf.js';
import initDccp, { dccp_workload } from '../../sim-wasm/pkg/dccp.js';
import initRed, { red_workload } from '../../sim-wasm/pkg/red.js';
import initTcp, { tcp_workload } from '../../sim-wasm/pkg/tcp.js';

/** @param {string} name */
const module = (name) => ({
  module_or_path: new URL(`../../sim-wasm/pkg/${name}_bg.wasm`, import.meta.url),
});
const ready = Promise.all([
  initAlf(module('alf')),
  initRed(module('red')),
  initDccp(module('dccp')),
  initTcp(module('tcp')),
]);

/** @type {Record<string, (size: number) => number>} */
const LOADS = {
  sweep: (size) => alf_workload(false, size),
  fresh: (size) => alf_workload(true, size),
  red: red_workload,
  dccp: dccp_workload,
  transfer: tcp_workload,
};

/** Answers with ADUs or packets a second. @param {MessageEvent<{ load: string, size: number }>} event */
self.onmessage = async ({ data: { load, size } }) => {
  await ready;
  const since = performance.now();
  const simulated = LOADS[load]?.(size) ?? Number.NaN;
  self.postMessage((simulated / (performance.now() - since)) * 1000);
};
