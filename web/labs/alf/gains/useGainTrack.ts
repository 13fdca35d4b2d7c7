// The gain along a slider's track, with all other parameters as they are: coarse, from few runs, with the lowest
// priority.

import type { AlfScenario, NumberValues } from '#pkg/params.ts';
import { smoothedValues } from '../../../bench/results/smoothedValues.ts';
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
/**
 * The two gains that the model returns at each point, in this order, with the top of their axis: all tracks share it,
 * so that they can be compared.
 */
const GAINS: readonly { readonly g: AlfScenario['g']; readonly most: number }[] = [
  { g: 'completion', most: 0.55 },
  { g: 'latency', most: 0.75 },
];
/** Largest N: longer transfers take too long for a hint. */
const LONGEST = 2000;
const NOTHING = new Float64Array();

export function useGainTrack(id: string, values: NumberValues, track: Track): TrackCurve | null {
  const scenario = useScenario('alf');
  // the slider's own value is left out: its curve does not depend on it
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
        return { x, y: smoothedValues(mean), most };
      });
    },
  }));
  return result?.[GAINS.findIndex(({ g }) => g === scenario.g)] ?? null;
}

/** Whether a parameter is a number of the model with a default value. */
function isGainOf(id: string): id is keyof AlfScenario {
  const param = paramsOf('alf').find((candidate) => candidate.id === id);
  return (
    param?.values.kind === 'number' && param.values.default !== null && !['seed', 'runs', 'n'].includes(id)
  );
}
