// Both runs of the first replication, as time series.

import type { DccpTrace } from '#pkg/dccp.js';
import { LOOKS } from '#pkg/dccp.rate.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { encodeModelWithout } from '../../../scenario/encode.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';

/** A trace with its scenario: the page's own may have changed since. */
export interface ScenarioTrace {
  readonly trace: DccpTrace;
  readonly scenario: Readonly<DccpScenario>;
}

export function useTrace(scenario: Readonly<DccpScenario>): JobView<ScenarioTrace> {
  const text = encodeModelWithout('dccp', scenario, ['runs']);
  return useCall(
    `trace ${text}`,
    PRIORITY.now,
    () => ({ fn: 'dccp_trace', args: [text, 0, LOOKS] }),
    (trace: DccpTrace): ScenarioTrace => ({ trace, scenario }),
  );
}
