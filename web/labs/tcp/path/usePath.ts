// The scenario's path: what the stacks of four times keep on it, and the path as a table.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';
import { pointOf } from '../../../bench/results/calls.ts';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { encode } from '../../../scenario/encode.ts';
import { without } from '../../../scenario/values.ts';
import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { SOURCE } from '../useMeasures.ts';

export interface StackResult {
  readonly stack: string;
  readonly scenario: string;
  readonly kept: Estimate | null;
  readonly rate: Estimate | null;
  /** More than the oldest keeps, of runs that meet the same delays. */
  readonly more: Estimate | null;
  readonly spurious: number | null;
  readonly cuts: number | null;
}

export interface PathResult {
  readonly path: TcpMyPath;
  readonly stacks: readonly StackResult[];
}

export function usePath(scenario: Readonly<TcpScenario>): JobView<PathResult> {
  const { runs } = scenario;
  const text = encode('tcp', without('tcp', scenario, ['runs', 'fig', 'stack', 'curves', 'against']));
  const call = useCall(`path of ${text}`, PRIORITY.now, () => ({ fn: 'tcp_my_path', args: [text] }));
  const path = call.isStale ? null : call.result;
  const all = path?.stacks ?? [];
  return useSweep(path === null ? null : `path ${runs} ${text}`, () => ({
    source: SOURCE,
    priority: PRIORITY.now,
    points: all.map((one) => pointOf(one.scenario)),
    order: all.map((_, at) => at),
    runs,
    show: (samples): PathResult => ({
      path: path as TcpMyPath,
      stacks: all.map(({ stack, scenario: of }, at) => {
        const ratios = (point: number) =>
          Array.from({ length: runs }, (_, run) => samples.value('throughput_ratio', point, run));
        const first = ratios(0);
        const more = ratios(at)
          .map((own, run) => own - (first[run] ?? Number.NaN))
          .filter((value) => !Number.isNaN(value));
        return {
          stack,
          scenario: of,
          kept: samples.estimate('throughput_ratio', at),
          rate: samples.estimate('throughput', at),
          more: more.length === 0 ? null : estimate(more),
          spurious: samples.mean('spurious_ratio', at),
          cuts: samples.mean('cuts', at),
        };
      }),
    }),
  }));
}
