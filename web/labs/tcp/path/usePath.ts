// What the stacks of four times keep on the scenario's path, and the path as a table.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMyPath } from '#pkg/tcp.js';
import { LISTED } from '#pkg/tcp.path.heads.ts';
import { type ListedView, pointsText, useListed } from '../../../bench/listed/useListed.ts';
import { useLook } from '../../../charts/layout/look.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { sourceOf, type TcpMeasure } from '../useMeasures.ts';

const SOURCE = sourceOf(LISTED);

export function useStacks(scenario: Readonly<TcpScenario>): ListedView<TcpMeasure> {
  // the figure on the stage goes first
  const priority = useLook() === 'mini' ? PRIORITY.soon : PRIORITY.now;
  const asked = { runs: scenario.runs, priority };
  return useListed(SOURCE, pathText(scenario), asked);
}

export function usePath(scenario: Readonly<TcpScenario>): JobView<TcpMyPath> {
  const text = pathText(scenario);
  return useCall(`path of ${text}`, PRIORITY.now, () => ({ fn: 'tcp_my_path', args: [text] }));
}

/** The scenario's text without its stack, which does not change the path. */
function pathText(scenario: Readonly<TcpScenario>): string {
  return pointsText('tcp', scenario, [], ['stack']);
}
