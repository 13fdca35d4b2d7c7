// Runs of the model for unit tests: the same WebAssembly that the page's workers run.

import { type DccpLadder, dccp_ladder, initSync } from '#pkg/dccp.js';
import wasm from '#pkg/dccp_bg.wasm?url&inline';
import type { DccpScenario } from '#pkg/params.ts';
import { decode } from '../../scenario/decode.ts';

const bytes = await (await fetch(wasm)).arrayBuffer();
initSync({ module: new WebAssembly.Module(bytes) });

export function scenarioOf(text: string): Readonly<DccpScenario> {
  const { scenario } = decode(text);
  if (scenario?.lab !== 'dccp') throw new Error(`${text} belongs to another laboratory`);
  return scenario.values;
}

/** The first replication of a scenario, over the time that the scenario names. */
export function modelLadder(text: string): DccpLadder {
  const run = dccp_ladder(text, 0);
  while (run.step(100_000) < 1);
  return run.result();
}
