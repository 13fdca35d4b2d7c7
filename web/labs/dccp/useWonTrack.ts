// The rate that the buffer wins along a slider's own track, all other parameters as they are: coarse, of short runs,
// when nothing else waits.

import type { DccpScenario, NumberValues } from '#pkg/params.ts';
import { sourceOf } from '../../bench/along/along.ts';
import { smoothed } from '../../bench/results/smoothed.ts';
import { useSweep } from '../../bench/results/useSweep.ts';
import { type Track, valuesAlong } from '../../controls/track.ts';
import type { TrackCurve } from '../../controls/trackCurve.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import { useScenario } from '../../scenario/react.tsx';
import { paramsOf } from '../../scenario/values.ts';
import { PRIORITY } from '../../sim/job.ts';
import { EFFICIENCIES, packetsOf } from './efficiencies.ts';

const POINTS = 15;
const RUNS = 2;
/** Shorter runs are enough for a hint, s. */
const SHORT = { duration: 25, warmup: 5 } as const;
/** Of the bottleneck's rate: all tracks share one axis, so that they can be compared. */
const MOST = 0.6;
/** What a faster bottleneck carries takes too long for a hint, packets a second. */
const MOST_PACKETS = 3000;
/** Not of the model alone, or of how long it is watched. */
const NOT_TRACKED = ['runs', 'seed', 'duration', 'warmup', 'by'];

export function useWonTrack(id: string, values: NumberValues, track: Track): TrackCurve | null {
  const scenario = useScenario('dccp');
  const x = valuesAlong(track, POINTS, values.step);
  const of = trackedId(id);
  const hint = { ...scenario, ...SHORT };
  const text = of === null ? '' : encodeModelWithout('dccp', hint, [of, 'runs']);
  const packets = (scenario.rate * 1e6) / (8 * scenario.packet);
  const isWanted = of !== null && x.length > 2 && (of === 'rate' || packets <= MOST_PACKETS);
  return useSweep(isWanted ? `won track ${id} ${x} ${text}` : null, () => ({
    source: sourceOf(EFFICIENCIES, of ?? 'rtt', ''),
    priority: PRIORITY.later,
    points: x.map((at) => ({
      ...{ line: text, x: at, y: Number.NaN, cost: packetsOf({ ...hint, [of ?? '']: at }) },
      batch: EFFICIENCIES.isShared?.(id) ? 0 : undefined,
    })),
    order: x.map((_, i) => i),
    runs: RUNS,
    show: (samples): TrackCurve | null => {
      if (x.some((_, i) => samples.count(i) < RUNS)) return null;
      const won = x.map((at, i) => {
        const gained = (samples.mean('rate_buffer', i) ?? 0) - (samples.mean('rate_no_buffer', i) ?? 0);
        return gained / (1000 * (of === 'rate' ? at : scenario.rate));
      });
      return { x, y: smoothed(won), most: MOST };
    },
  })).result;
}

/** Parameters of the model that are numbers. */
function trackedId(id: string): (keyof DccpScenario & string) | null {
  const param = paramsOf('dccp').find((candidate) => candidate.id === id);
  if (param?.values.kind !== 'number' || param.group === 'figure' || NOT_TRACKED.includes(id)) return null;
  return param.id as keyof DccpScenario & string;
}
