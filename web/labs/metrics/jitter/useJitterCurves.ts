// MD and entropy against jitter: 62 jitters for each law, every eighth first. The jitter of the scenario is
// no part of the key, so that a drag along the curves computes nothing of them again.

import type { MetricsScenario } from '#pkg/params.ts';
import type { Call } from '../../../sim/calls.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { type JobView, useJob } from '../../../sim-react/useJob.ts';
import { type JitterAxis, jittersOf } from './jitterAxis.ts';
import { type LawId, shownLaws } from './laws.ts';
import { curveParts, JitterSamples, type LawCurve } from './samples.ts';
import { pointsPerCall, textWithout } from './texts.ts';

export function useJitterCurves(
  scenario: Readonly<MetricsScenario>,
  axis: JitterAxis,
): JobView<readonly LawCurve[]> {
  const laws = shownLaws(scenario);
  const jitters = jittersOf(axis);
  const { runs, n } = scenario;
  const text = textWithout(scenario, ['law', 'jitter', 'runs']);
  const key = `curves ${laws} ${axis.scale} ${axis.domain} ${runs} ${text}`;
  return useJob(key, () => {
    const parts = curveParts(laws.length, jitters.length, pointsPerCall(n));
    const size = parts.length * runs;
    function* calls(): Generator<Call<'metrics_jitter_curve'>> {
      for (let index = 0; index < size; index += 1) {
        const part = parts[index % parts.length];
        if (part === undefined) return;
        const chosen = Float64Array.from(part.points, (at) => jitters[at] ?? 0);
        const run = Math.floor(index / parts.length);
        yield { fn: 'metrics_jitter_curve', args: [text, lawAt(laws, part.law), chosen, run] };
      }
    }
    return {
      priority: PRIORITY.soon,
      calls: calls(),
      size,
      start: () => new JitterSamples(laws.length, jitters.length, runs),
      add: (gathered, rows, index) => {
        const part = parts[index % parts.length];
        if (part) gathered.add(part, Math.floor(index / parts.length), rows);
      },
      show: (gathered) => laws.map((law, i) => gathered.curve(law, i, jitters)),
    };
  });
}

function lawAt(laws: readonly LawId[], at: number): LawId {
  return laws[at] ?? 'normal';
}
