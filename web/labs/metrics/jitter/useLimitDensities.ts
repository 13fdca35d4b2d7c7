// The densities' limits for a large jitter: the laws of the delay, in packet spacings.

import type { MetricsScenario } from '#pkg/params.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { textWithout } from '../shared/texts.ts';
import { type LawId, shownLaws } from './laws.ts';

/** Shares from displacement -DT on, by law; laws without a closed form are missing. */
type LimitDensities = ReadonlyMap<LawId, Float64Array>;

export function useLimitDensities(scenario: Readonly<MetricsScenario>): JobView<LimitDensities> {
  const laws = shownLaws(scenario);
  const text = textWithout(scenario, ['law', 'runs', 'seed', 'n', 'd']);
  return useRuns(`limits ${laws} ${text}`, () => ({
    priority: PRIORITY.now,
    scenarios: laws,
    runs: 1,
    call: (law) => ({ fn: 'metrics_limit_density', args: [text, law] }),
    show: (known): LimitDensities =>
      new Map(
        laws.flatMap((law, i) => {
          const density = known[i]?.[0];
          return density === undefined || density.length === 0 ? [] : [[law, density]];
        }),
      ),
  }));
}
