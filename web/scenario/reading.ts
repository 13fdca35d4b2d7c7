// The result of reading a text in the form that Rust writes (sim-wasm/xtask), for tests that compare both languages.

import { contradictionsOf } from './conflicts.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

interface TextRead {
  readonly error?: never;
  readonly canonical: string;
  readonly messages: readonly string[];
  /** Left out if there are none. */
  readonly contradictions?: readonly string[];
}

export function readingOf(text: string): TextRead | { readonly error: unknown; readonly messages?: never } {
  const read = decode(text);
  if (read.refusal !== undefined) return { error: read.refusal };
  const { scenario, messages } = read;
  const reading = { canonical: encode(scenario.lab, scenario.values), messages };
  const contradictions = contradictionsOf(scenario.lab, scenario.values).map(({ sentence }) => sentence);
  return contradictions.length > 0 ? { ...reading, contradictions } : reading;
}
