// RD of every law that is shown, at the jitter of the scenario.

import type { JitterDensity } from '#pkg/metrics.js';
import type { MetricsScenario } from '#pkg/params.ts';
import type { Call } from '../../../sim/calls.ts';
import { estimate, halfDensity, meanDensity } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type LawId, shownLaws } from './laws.ts';
import { type Point, pointOf } from './point.ts';
import { textWithout } from './texts.ts';

export interface LawDensity {
  readonly law: LawId;
  readonly threshold: number;
  /** Shares from displacement -threshold on; mean over the replications. */
  readonly rd: Float64Array;
  /** Half the 95% interval of each share; none of a single replication. */
  readonly half: Float64Array | undefined;
  readonly point: Point;
  /** The same of what the curves show. */
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
  return useJob(`densities ${laws} ${runs} ${text}`, () => ({
    priority: PRIORITY.now,
    calls: calls(text, laws, runs),
    size: laws.length * runs,
    start: (): JitterDensity[][] => laws.map(() => []),
    add: (gathered, density, index) => {
      const replications = gathered[index % laws.length];
      if (replications) replications[Math.floor(index / laws.length)] = density;
    },
    show: (gathered) => {
      const known = laws.flatMap((law, i) => densityOf(law, gathered[i] ?? []));
      // laws side by side are compared: none is shown before the others
      return known.length === laws.length ? { jitter, laws: known } : null;
    },
  }));
}

function* calls(
  text: string,
  laws: readonly LawId[],
  runs: number,
): Generator<Call<'metrics_jitter_density'>> {
  for (let run = 0; run < runs; run += 1) {
    for (const law of laws) yield { fn: 'metrics_jitter_density', args: [text, law, run] };
  }
}

function densityOf(law: LawId, replications: readonly JitterDensity[]): LawDensity[] {
  // replications that have not come are holes, which flat() drops
  const known = [replications].flat();
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
