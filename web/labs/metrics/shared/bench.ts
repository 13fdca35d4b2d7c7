// Which of the three benches is open.

import type { MetricsScenario } from '#pkg/params.ts';
import { paramsOf } from '../../../scenario/values.ts';

export type Bench = MetricsScenario['bench'];

/** The arrival order that the bench of sequences measures: the link's, or the default. */
export function orderOf({ seq }: Pick<MetricsScenario, 'seq'>): string {
  if (seq !== '') return seq;
  const values = paramsOf('metrics').find(({ id }) => id === 'seq')?.values;
  return values?.kind === 'text' ? (values.auto ?? '') : '';
}

/**
 * The bench that a link opens: a link with an arrival order opens the bench of sequences, as `oos run` measures that
 * order in place of the path.
 */
export function benchOf({ bench, seq }: Readonly<MetricsScenario>): Bench {
  return bench === 'jitter' && seq !== '' ? 'sequence' : bench;
}

/**
 * The parameters that change with the bench. Only the bench of sequences keeps an arrival order in the link, as the
 * link would otherwise open that bench; without one before it opens the default, written out as in the preset.
 */
export function openBench(bench: Bench, sequence: string): Partial<MetricsScenario> {
  return { bench, seq: bench === 'sequence' ? orderOf({ seq: sequence }) : '' };
}
