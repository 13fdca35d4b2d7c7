// Calls for all replications of the jitter path.

import type { Call } from '../../../sim/calls.ts';

export function* pathCalls(text: string, runs: number): Generator<Call<'metrics_jitter'>> {
  for (let run = 0; run < runs; run += 1) yield { fn: 'metrics_jitter', args: [text, run] };
}
