// The gain along a slider's own track, all other parameters as they are: coarse, of few runs, when nothing else waits.

import type { AlfScenario, NumberValues } from '#pkg/params.ts';
import { smoothed } from '../../../bench/results/smoothed.ts';
import { type Track, valuesAlong } from '../../../controls/track.ts';
import type { TrackCurve } from '../../../controls/trackCurve.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { paramsOf } from '../../../scenario/values.ts';
import { estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useJob } from '../../../sim-react/useJob.ts';

const POINTS = 21;
const RUNS = 3;
/** Of a point there are two gains, in this order. All tracks share the axis of theirs, so that they can be compared. */
const GAINS: readonly { readonly g: AlfScenario['g']; readonly most: number }[] = [
  { g: 'completion', most: 0.55 },
  { g: 'latency', most: 0.75 },
];
/** A longer transfer takes too long for a hint. */
const LONGEST = 2000;
const NOTHING = new Float64Array();

export function useGainTrack(id: string, values: NumberValues, track: Track): TrackCurve | null {
  const scenario = useScenario('alf');
  // the slider's own value does not move its curve
  const text = encodeModel('alf', { ...scenario, [id]: values.default });
  const x = valuesAlong(track, POINTS, values.step);
  const isWanted = isGainOf(id) && scenario.n <= LONGEST && x.length > 2;
  const { result } = useJob(isWanted ? `track ${id} ${text} ${x}` : null, () => ({
    priority: PRIORITY.later,
    calls: Array.from({ length: RUNS }, (_, run) => ({
      fn: 'alf_gains' as const,
      args: [text, id, Float64Array.from(x), '', NOTHING, run] as const,
    })),
    size: RUNS,
    start: (): Float64Array[] => [],
    add: (gathered, gains, run) => {
      gathered[run] = gains;
    },
    show: (gathered): readonly TrackCurve[] | null => {
      const runs = gathered.flat();
      if (runs.length < RUNS) return null;
      return GAINS.map(({ most }, which) => {
        const of = (gains: Float64Array, point: number) => gains[GAINS.length * point + which] ?? Number.NaN;
        const mean = x.map((_, point) => estimate(runs.map((gains) => of(gains, point))).mean);
        return { x, y: smoothed(mean), most };
      });
    },
  }));
  return result?.[GAINS.findIndex(({ g }) => g === scenario.g)] ?? null;
}

/** Parameters of the model that are numbers with a value. */
function isGainOf(id: string): id is keyof AlfScenario {
  const param = paramsOf('alf').find((candidate) => candidate.id === id);
  return (
    param?.values.kind === 'number' && param.values.default !== null && !['seed', 'runs', 'n'].includes(id)
  );
}
