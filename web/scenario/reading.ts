// The reading of a text in the form that Rust produces (sim-wasm/xtask), for tests that compare the two.

import { decode } from './decode.ts';
import { encode } from './encode.ts';

export function readingOf(text: string) {
  const read = decode(text);
  if (read.refusal !== undefined) return { error: read.refusal };
  const { scenario, messages } = read;
  return { canonical: encode(scenario.lab, scenario.values), messages };
}
