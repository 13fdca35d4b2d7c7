// Throughput along the jitter, for each curve of the family. What the scenario's own place is stands in no key, so that a drag along the
// curves computes nothing of them again.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpCurve } from '#pkg/tcp.js';
import type { Samples } from '../../../bench/results/samples.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { encode } from '../../../scenario/encode.ts';
import { without } from '../../../scenario/values.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { coarseToFine } from '../../../sim/order.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { pointOf, SOURCE, type TcpMeasure } from '../useMeasures.ts';

/** What may predict the throughput: the measures that it can be shown against. */
export const PREDICTORS = [
  'mean_displacement',
  'entropy',
  'lag3_ratio',
  'displacement_q999',
] as const satisfies readonly TcpMeasure[];

export interface Throughput {
  readonly curves: readonly TcpCurve[];
  /** Of each curve’s places, one curve after another. */
  readonly samples: Samples<TcpMeasure>;
  readonly runs: number;
  readonly key: string;
}

export function useThroughput(scenario: Readonly<TcpScenario>): JobView<Throughput> {
  const { runs } = scenario;
  const text = encode('tcp', without('tcp', scenario, ['runs', 'fig', 'against']));
  const curves = useCall(`curves ${text}`, PRIORITY.now, () => ({ fn: 'tcp_curves', args: [text] }));
  const all = curves.isStale ? null : curves.result;
  const texts = all?.flatMap(({ scenarios }) => scenarios) ?? [];
  const places = all?.[0]?.scenarios.length ?? 0;
  const key = `throughput ${runs} ${all?.map(({ scenarios }) => scenarios[0]).join(' ')}`;
  return useSweep(all === null ? null : key, () => ({
    source: SOURCE,
    priority: PRIORITY.soon,
    points: texts.map(pointOf),
    // of every curve the ends first
    order: coarseToFine(places).flatMap((at) => (all ?? []).map((_, curve) => curve * places + at)),
    runs,
    show: (samples): Throughput => ({ curves: all ?? [], samples, runs, key }),
  }));
}

export interface Place {
  /** Of the axis, and as the measure has it. */
  readonly at: number;
  readonly x: number;
  readonly point: number;
}

/** The places of a curve that are known, ascending in what the axis shows. */
export function placesOf(
  { curves, samples }: Throughput,
  curve: number,
  against: TcpScenario['against'],
): readonly Place[] {
  const { places } = curves[curve] ?? { places: [] };
  const known = Array.from(places, (at, i) => {
    const point = curve * places.length + i;
    const x = against === 'jitter' ? at : samples.mean(against, point);
    return samples.count(point) === 0 || x === null ? [] : [{ at, x, point }];
  }).flat();
  return known.sort((a, b) => a.x - b.x);
}
