// Which of the three benches is open.

import type { MetricsScenario } from '#pkg/params.ts';
import { paramsOf } from '../../../scenario/values.ts';

export type Bench = MetricsScenario['bench'];

/** The arrival order that the bench of sequences measures: the one given, or the one it begins with. */
export function orderOf({ seq }: Pick<MetricsScenario, 'seq'>): string {
  if (seq !== '') return seq;
  const values = paramsOf('metrics').find(({ id }) => id === 'seq')?.values;
  return values?.kind === 'text' ? (values.auto ?? '') : '';
}

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
