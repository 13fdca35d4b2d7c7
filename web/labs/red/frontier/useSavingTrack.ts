// The saving along a slider's track, with all other parameters as they are: coarse, from few runs, with the lowest
// priority. Where the parameter changes the undisturbed network too, each value has its own frontier.

import { useMemo } from 'react';
import type { NumberValues, RedScenario } from '#pkg/params.ts';
import { pointOf } from '../../../bench/results/calls.ts';
import type { Samples } from '../../../bench/results/samples.ts';
import { smoothedValues } from '../../../bench/results/smoothedValues.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { type Track, valuesAlong } from '../../../controls/track.ts';
import type { TrackCurve } from '../../../controls/trackCurve.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useLevels } from '../levels.ts';
import { settingOf } from '../setting.ts';
import { RUNS as RUN_BY_RUN } from '../source.ts';
import { type FrontierPoint, knownPoints, type RedMeasure } from './lines.ts';
import { outcomesOf, savingOf } from './saving.ts';

const RUNS = 2;
/** Longest runs (s) for which there is a track: longer ones take too long for a hint. */
const LONGEST = 150;
/** Top of the axis that all tracks share (ms). */
const MOST = 60;
/** Number of points along a track: few where each costs a frontier of the undisturbed network. */
const POINTS: ReadonlyMap<string, number> = new Map([
  ['tau', 13],
  ['ps', 13],
  ['minth', 13],
  ['limit', 13],
  ['ratio', 7],
  ['pmax', 7],
]);
const MOVING: readonly string[] = ['ratio', 'pmax'];

export function useSavingTrack(id: string, values: NumberValues, track: Track): TrackCurve | null {
  const scenario = useScenario('red');
  const levels = useLevels(scenario);
  const isMoving = MOVING.includes(id);
  const x = valuesAlong(track, POINTS.get(id) ?? 0, values.step);
  const settings = levels?.[0]?.settings ?? [];
  const setting = settingOf(scenario);
  const { tau, ps, duration } = scenario;
  // without reordering or loss there is no saving along any other parameter
  const isUndisturbed = tau === 0 && ps === 0 && id !== 'tau' && id !== 'ps';
  const text = (change: Partial<RedScenario>) => encodeModelWithout('red', scenario, ['runs'], change);
  const along = x.map((value) => text({ tau, ps, [id]: value }));
  const base = (isMoving ? x : [null]).flatMap((value) =>
    settings.map((at) => text({ [setting]: at, tau: 0, ps: 0, ...(value === null ? {} : { [id]: value }) })),
  );
  const isWanted = levels !== null && !isUndisturbed && POINTS.has(id) && duration <= LONGEST && x.length > 2;
  const undisturbed = useSamples(isWanted ? base : null);
  const disturbed = useSamples(isWanted ? along : null);
  const places = `${x} ${settings}`;
  // keep the curve's identity while its samples stay the same: a new one is redrawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: places tell values and settings by what they are
  return useMemo(() => {
    if (undisturbed === null || disturbed === null) return null;
    const frontiers = x.map((_, i) =>
      knownPoints(undisturbed.samples, settings, isMoving ? i * settings.length : 0),
    );
    return curveOf(knownPoints(disturbed.samples, x, 0), frontiers, settings.length);
  }, [undisturbed, disturbed, isMoving, places]);
}

/**
 * The saving at each value where the undisturbed network has the same utilization at some setting; negative where the
 * delay is longer.
 */
function curveOf(
  points: readonly FrontierPoint[],
  frontiers: readonly (readonly FrontierPoint[])[],
  settings: number,
): TrackCurve | null {
  const isWhole = frontiers.every((base) => base.length === settings && base.every(isSampled));
  if (!isWhole || points.length < frontiers.length || !points.every(isSampled)) return null;
  const known = points.flatMap((point, i) => {
    const saving = savingOf(outcomesOf(point, RUNS), frontiers[i] ?? []);
    return saving === null || saving === 'beyond' ? [] : [{ at: point.setting, saved: saving.saved.mean }];
  });
  if (known.length < 3) return null;
  return { x: known.map(({ at }) => at), y: smoothedValues(known.map(({ saved }) => saved)), most: MOST };
}

function isSampled({ runs }: FrontierPoint): boolean {
  return runs === RUNS;
}

interface SweptSamples {
  readonly key: string;
  readonly samples: Samples<RedMeasure>;
}

/** Samples in an object that is new whenever more have come: the samples themselves are changed in place. */
function useSamples(texts: readonly string[] | null): SweptSamples | null {
  const key = texts === null ? null : `track ${texts.join(' ')}`;
  const { result } = useSweep(key, () => ({
    source: RUN_BY_RUN,
    priority: PRIORITY.later,
    points: (texts ?? []).map((line) => pointOf(line)),
    order: Array.from(texts ?? [], (_, i) => i),
    runs: RUNS,
    show: (samples): SweptSamples => ({ key: key ?? '', samples }),
  }));
  return key !== null && result?.key === key ? result : null;
}
