// MD and entropy against jitter: 62 jitters for each law, every eighth first. The scenario's own jitter is not in the
// key, so that dragging along the curves computes none of them again.

import type { MetricsScenario } from '#pkg/params.ts';
import { coarseToFinePasses } from '../../../bench/along/order.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { PRIORITY } from '../../../sim/job.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { pointsPerCall, textWithout } from '../shared/texts.ts';
import { type JitterAxis, jittersOf } from './jitterAxis.ts';
import { type LawCurve, lawCurve } from './lawCurve.ts';
import { shownLaws } from './laws.ts';
import { POINT_MEASURES } from './point.ts';

export function useJitterCurves(
  scenario: Readonly<MetricsScenario>,
  axis: JitterAxis,
): JobView<readonly LawCurve[]> {
  const laws = shownLaws(scenario);
  const jitters = jittersOf(axis);
  const { runs, n } = scenario;
  const text = textWithout(scenario, ['law', 'jitter', 'runs']);
  const key = `jitter curves ${laws} ${axis.spec.scale} ${axis.domain} ${runs} ${text}`;
  return useSweep(key, () => ({
    source: {
      measures: POINT_MEASURES,
      costPerCall: pointsPerCall(n),
      // one law per call: a worker draws new random numbers when the law changes
      call: (law, points, replication) => ({
        fn: 'metrics_jitter_curve',
        args: [text, law, Float64Array.from(points, ({ x }) => x), replication],
      }),
    },
    priority: PRIORITY.soon,
    points: laws.flatMap((line) => jitters.map((x) => ({ line, x, y: Number.NaN, cost: 1 }))),
    // all laws at the same resolution, since they are compared
    order: coarseToFinePasses(jitters.length).flatMap((pass) =>
      laws.flatMap((_, law) => pass.map((at) => law * jitters.length + at)),
    ),
    runs,
    show: (samples) => laws.map((law, i) => lawCurve(law, samples, jitters, i * jitters.length)),
  }));
}
