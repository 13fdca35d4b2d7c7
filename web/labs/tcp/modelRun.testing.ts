// Runs of the model for unit tests: the same WebAssembly that the page's workers run.

import type { TcpScenario } from '#pkg/params.ts';
import { type FlowLadder, initSync, type TcpStack, tcp_ladder, tcp_stacks, tcp_transfer } from '#pkg/tcp.js';
import wasm from '#pkg/tcp_bg.wasm?url&inline';
import { decode } from '../../scenario/decode.ts';
import type { ScenarioTransfer } from './transfer/useTransfer.ts';

const bytes = await (await fetch(wasm)).arrayBuffer();
initSync({ module: new WebAssembly.Module(bytes) });

function scenarioOf(text: string): Readonly<TcpScenario> {
  const { scenario } = decode(text);
  if (scenario?.lab !== 'tcp') throw new Error(`${text} belongs to another laboratory`);
  return scenario.values;
}

/** The first transfer of a scenario that is given as its link's text. */
export function modelTransfer(text: string): ScenarioTransfer {
  const run = tcp_transfer(text, 0);
  while (run.step(100_000) < 1);
  return { scenario: scenarioOf(text), transfer: run.result() };
}

/** The first transfer of a scenario, packet by packet. */
export function modelFlow(text: string): { scenario: Readonly<TcpScenario>; ladder: FlowLadder } {
  const run = tcp_ladder(text);
  while (run.step(100_000) < 1);
  return { scenario: scenarioOf(text), ladder: run.result() };
}

/** How each stack reacts to the order of a scenario. */
export function modelStacks(text: string): readonly TcpStack[] {
  const report = tcp_stacks(text);
  if (report.error !== undefined) throw new Error(report.error);
  return report.stacks;
}
