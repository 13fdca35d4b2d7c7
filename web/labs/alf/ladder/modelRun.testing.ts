// Runs of the model for unit tests: the same WebAssembly that the page's workers run.

import { type AlfRun, alf_run, initSync } from '#pkg/alf.js';
import wasm from '#pkg/alf_bg.wasm?url&inline';
import type { AlfScenario } from '#pkg/params.ts';
import { decode } from '../../../scenario/decode.ts';

const bytes = await (await fetch(wasm)).arrayBuffer();
initSync({ module: new WebAssembly.Module(bytes) });

/** The first run of a scenario that is given as its link's text. */
export function modelRun(text: string): { scenario: Readonly<AlfScenario>; run: AlfRun } {
  const { scenario } = decode(text);
  if (scenario?.lab !== 'alf') throw new Error(`${text} belongs to another laboratory`);
  return { scenario: scenario.values, run: alf_run(text, 0) };
}
