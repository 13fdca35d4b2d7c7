// Which of the three benches is open.

import type { MetricsScenario } from '#pkg/params.ts';

export type Bench = MetricsScenario['bench'];

export const FIRST_SEQUENCE = '1 2 4 5 3 6';

/** A link with an arrival order opens on it, as `oos run` measures it in place of the jitter path. */
export function benchOf({ bench, seq }: Readonly<MetricsScenario>): Bench {
  return bench === 'jitter' && seq !== '' ? 'sequence' : bench;
}

/**
 * What changes with the bench. Only the sequence's own bench keeps an arrival order in the link: it would
 * be measured in place of everything else.
 */
export function openBench(bench: Bench, sequence: string): Partial<MetricsScenario> {
  return { bench, seq: bench === 'sequence' ? sequence : '' };
}
