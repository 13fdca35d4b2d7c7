// Runs of the model for unit tests: the same WebAssembly that the page's workers run.

import { initSync, tcp_transfer } from '#pkg/tcp.js';
import wasm from '#pkg/tcp_bg.wasm?url&inline';
import { decode } from '../../scenario/decode.ts';
import type { ScenarioTransfer } from './transfer/useTransfer.ts';

const bytes = await (await fetch(wasm)).arrayBuffer();
initSync({ module: new WebAssembly.Module(bytes) });

/** The first transfer of a scenario that is given as its link's text. */
export function modelTransfer(text: string): ScenarioTransfer {
  const { scenario } = decode(text);
  if (scenario?.lab !== 'tcp') throw new Error(`${text} belongs to another laboratory`);
  const run = tcp_transfer(text, 0);
  while (run.step(100_000) < 1);
  return { scenario: scenario.values, transfer: run.result() };
}
