// The scenario's path: what the stacks of four times keep on it, and the path as a table.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';
import { LISTED } from '#pkg/tcp.path.heads.ts';
import { type ListedView, pointsText, useListed } from '../../../bench/listed/useListed.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { sourceOf, type TcpMeasure } from '../useMeasures.ts';

const SOURCE = sourceOf(LISTED);

/** What a stack keeps of its throughput. */
export interface Kept {
  readonly stack: string;
  /** Null: not computed yet. */
  readonly kept: Estimate | null;
}

/** Of each stack, the oldest first; none while what has come is of the scenario before. */
export function keptBy({ all, isStale }: Pick<ListedView<TcpMeasure>, 'all' | 'isStale'>): readonly Kept[] {
  if (isStale) return [];
  return all.map(({ name, runs, estimate }) => ({
    stack: name,
    kept: runs === 0 ? null : estimate('throughput_ratio'),
  }));
}

export function useStacks(scenario: Readonly<TcpScenario>): ListedView<TcpMeasure> {
  const asked = { runs: scenario.runs, priority: PRIORITY.now };
  return useListed(SOURCE, pathText(scenario), asked);
}

export function usePath(scenario: Readonly<TcpScenario>): JobView<TcpMyPath> {
  const text = pathText(scenario);
  return useCall(`path of ${text}`, PRIORITY.now, () => ({ fn: 'tcp_my_path', args: [text] }));
}

/** Which stack the scenario has is nothing to the path. */
function pathText(scenario: Readonly<TcpScenario>): string {
  return pointsText('tcp', scenario, [], ['stack']);
}
