// Runs of the model for unit tests: the same WebAssembly that the page's workers run.

import type { RedScenario } from '#pkg/params.ts';
import { type FlowLadder, initSync, red_ladder, red_sender } from '#pkg/red.js';
import wasm from '#pkg/red_bg.wasm?url&inline';
import { decode } from '../../scenario/decode.ts';
import { entriesOf, type SenderEntry } from './sender/entries.ts';

const bytes = await (await fetch(wasm)).arrayBuffer();
initSync({ module: new WebAssembly.Module(bytes) });

/** The first flow of a scenario that is given as its link's text. */
export function modelFlow(text: string): { scenario: Readonly<RedScenario>; ladder: FlowLadder } {
  const { scenario } = decode(text);
  if (scenario?.lab !== 'red') throw new Error(`${text} belongs to another laboratory`);
  const run = red_ladder(text, 0);
  while (run.step(100_000) < 1);
  return { scenario: scenario.values, ladder: run.result() };
}

/** What a sender does with these lines. */
export function modelSender(
  stack: 'reno' | 'newreno' | 'sack',
  window: number,
  lines: readonly string[],
): readonly SenderEntry[] {
  const report = red_sender('#/red', stack, window, 100, lines.join('\n'));
  if (report.error !== undefined) throw new Error(report.error);
  return entriesOf(report);
}
