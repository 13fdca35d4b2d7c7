// The reorder density of every law that is shown, at the scenario's jitter.

import type { JitterDensity } from '#pkg/metrics.js';
import type { MetricsScenario } from '#pkg/params.ts';
import { useRuns } from '../../../bench/results/useRuns.ts';
import { estimate, halfDensity, meanDensity } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { textWithout } from '../shared/texts.ts';
import { type LawId, shownLaws } from './laws.ts';
import { type Point, pointOf } from './point.ts';

export interface LawDensity {
  readonly law: LawId;
  readonly threshold: number;
  /** Mean shares over the replications, from displacement -threshold on. */
  readonly rd: Float64Array;
  /** Half-width of the 95% interval of each share; undefined for a single replication. */
  readonly half: Float64Array | undefined;
  readonly point: Point;
  /** Half-widths of the 95% intervals of the measures that the curves show. */
  readonly halves: Pick<Point, 'md' | 'entropy' | 'reordered'>;
}

export interface Densities {
  readonly jitter: number;
  readonly laws: readonly LawDensity[];
}

export function useDensities(scenario: Readonly<MetricsScenario>): JobView<Densities> {
  const laws = shownLaws(scenario);
  const { jitter, runs } = scenario;
  const text = textWithout(scenario, ['law', 'runs']);
  return useRuns(`densities ${laws} ${runs} ${text}`, () => ({
    priority: PRIORITY.now,
    scenarios: laws,
    runs,
    call: (law, run) => ({ fn: 'metrics_jitter_density', args: [text, law, run] }),
    show: (known): Densities => ({ jitter, laws: laws.flatMap((law, i) => densityOf(law, known[i] ?? [])) }),
  }));
}

function densityOf(law: LawId, known: readonly JitterDensity[]): LawDensity[] {
  const [first] = known;
  if (first === undefined) return [];
  const densities = known.map(({ counts }) => shares(counts));
  const column = (at: number) => estimate(known.map(({ values }) => values[at] ?? Number.NaN));
  return [
    {
      law,
      threshold: first.threshold,
      rd: meanDensity(densities),
      half: halfDensity(densities),
      point: pointOf((at) => column(at).mean),
      halves: pointOf((at) => column(at).ci95 ?? Number.NaN),
    },
  ];
}

function shares(counts: Uint32Array): Float64Array {
  let total = 0;
  for (const count of counts) total += count;
  return Float64Array.from(counts, (count) => count / Math.max(1, total));
}
