// What the densities tend to: the laws of the delay in packet spacings.

import type { MetricsScenario } from '#pkg/params.ts';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type LawId, shownLaws } from './laws.ts';
import { textWithout } from './texts.ts';

/** Shares from displacement -DT on; laws without a closed form are missing. */
export type LimitDensities = ReadonlyMap<LawId, Float64Array>;

export function useLimitDensities(scenario: Readonly<MetricsScenario>): JobView<LimitDensities> {
  const laws = shownLaws(scenario);
  const text = textWithout(scenario, ['law', 'runs', 'seed', 'n', 'd']);
  return useJob(`limits ${laws} ${text}`, () => ({
    priority: PRIORITY.now,
    calls: laws.map((law) => ({
      fn: 'metrics_limit_density',
      args: [text, law],
    })) satisfies Call<'metrics_limit_density'>[],
    start: () => ({ known: 0, densities: new Map<LawId, Float64Array>() }),
    add: (gathered, density, index) => {
      const law = laws[index];
      gathered.known += 1;
      if (law !== undefined && density.length > 0) gathered.densities.set(law, density);
    },
    show: ({ known, densities }) => (known === laws.length ? densities : null),
  }));
}
