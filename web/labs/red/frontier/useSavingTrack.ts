// What a disturbance saves along a slider's own track, all other parameters as they are: coarse, of few runs, when
// nothing else waits. Other parameters change the undisturbed network too, and would need a frontier for each value.

import type { NumberValues } from '#pkg/params.ts';
import type { Samples } from '../../../bench/sweep/samples.ts';
import { smoothed } from '../../../bench/sweep/smoothed.ts';
import { useSweep } from '../../../bench/sweep/useSweep.ts';
import { type Track, valuesAlong } from '../../../controls/track.ts';
import type { TrackCurve } from '../../../controls/trackCurve.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useLevels } from '../levels.ts';
import { knownPoints, type RedMeasure } from './lines.ts';
import { outcomesOf, savingOf } from './saving.ts';
import { pointOf, SOURCE } from './source.ts';

const POINTS = 13;
const RUNS = 2;
/** Longer runs take too long for a hint, s. */
const LONGEST = 150;
/** All tracks share one axis, ms. */
const MOST = 60;
const TRACKED = ['tau', 'ps', 'minth'] as const;

export function useSavingTrack(id: string, values: NumberValues, track: Track): TrackCurve | null {
  const scenario = useScenario('red');
  const levels = useLevels(scenario);
  const tracked = TRACKED.find((one) => one === id);
  const { tau, ps, duration } = scenario;
  // along the threshold nothing is saved where nothing disturbs
  const isWanted = duration <= LONGEST && (id !== 'minth' || tau > 0 || ps > 0);
  const x = valuesAlong(track, POINTS, values.step);
  const thresholds = Array.from(levels?.[0]?.thresholds ?? []);
  const text = (change: Partial<typeof scenario>) => encodeModelWithout('red', scenario, ['runs'], change);
  const base = thresholds.map((minth) => text({ minth, tau: 0, ps: 0 }));
  const along = tracked === undefined ? [] : x.map((value) => text({ [tracked]: value }));
  const isKnown = levels !== null && tracked !== undefined && isWanted && x.length > 2;
  return useSweep(isKnown ? `track ${id} ${base[0]} ${along.join(' ')}` : null, () => ({
    source: SOURCE,
    priority: PRIORITY.later,
    points: [...base, ...along].map(pointOf),
    order: Array.from({ length: base.length + along.length }, (_, i) => i),
    runs: RUNS,
    show: (samples): TrackCurve | null => curveOf(samples, thresholds, x),
  })).result;
}

/** Values at which the undisturbed network has the utilization at some setting. */
function curveOf(
  samples: Samples<RedMeasure>,
  thresholds: readonly number[],
  x: readonly number[],
): TrackCurve | null {
  const base = knownPoints(samples, thresholds, 0);
  const points = knownPoints(samples, x, thresholds.length);
  if ([...base, ...points].some(({ runs }) => runs < RUNS) || points.length < x.length) return null;
  const known = points.flatMap((point) => {
    const saving = savingOf(outcomesOf(point, RUNS), base);
    return saving === null || saving === 'beyond' ? [] : [{ at: point.threshold, saved: saving.saved.mean }];
  });
  if (known.length < 3) return null;
  return { x: known.map(({ at }) => at), y: smoothed(known.map(({ saved }) => saved)), most: MOST };
}
