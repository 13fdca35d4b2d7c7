// The rate that the buffer wins along a slider's track, with all other parameters as they are: coarse, from short runs,
// with the lowest priority.

import type { NumberValues } from '#pkg/params.ts';
import { sourceOf } from '../../bench/along/along.ts';
import { smoothedValues } from '../../bench/results/smoothedValues.ts';
import { useSweep } from '../../bench/results/useSweep.ts';
import { type Track, valuesAlong } from '../../controls/track.ts';
import type { TrackCurve } from '../../controls/trackCurve.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import { useScenario } from '../../scenario/react.tsx';
import { type ParameterId, paramsOf } from '../../scenario/values.ts';
import { PRIORITY } from '../../sim/job.ts';
import { EFFICIENCIES, packetsOf } from './efficiencies.ts';

const POINTS = 15;
const RUNS = 2;
/** Length and warm-up (s) of the runs for a hint. */
const SHORT = { duration: 25, warmup: 5 } as const;
/** Top of the axis that all tracks share, as a share of the bottleneck's rate. */
const MOST = 0.6;
/** Packet rate (packets per second) of the bottleneck above which a hint takes too long. */
const MOST_PACKETS = 3000;
/** Numbers without a track: those of the runs, and the delay that is forced by hand. */
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
      return { x, y: smoothedValues(won), most: MOST };
    },
  })).result;
}

/** The id, if the slider is for a number that has a track; otherwise null. */
function trackedId(id: string): ParameterId<'dccp'> | null {
  const param = paramsOf('dccp').find((candidate) => candidate.id === id);
  if (param?.values.kind !== 'number' || param.group === 'figure' || NOT_TRACKED.includes(id)) return null;
  return param.id as ParameterId<'dccp'>;
}
