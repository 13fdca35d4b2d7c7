// The throughput without each mechanism, and with it alone.

import type { TcpScenario } from '#pkg/params.ts';
import type { TcpMechanism } from '#pkg/tcp.js';
import { useSweep } from '../../../bench/results/useSweep.ts';
import { encode } from '../../../scenario/encode.ts';
import { without } from '../../../scenario/values.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';
import { pointOf, SOURCE } from '../useMeasures.ts';

export interface Compared extends Pick<TcpMechanism, 'id' | 'isInStack'> {
  readonly without: Estimate | null;
  readonly alone: Estimate | null;
}

/** The stack itself and the bare sender first. */
export function useMechanisms(scenario: Readonly<TcpScenario>): JobView<readonly Compared[]> {
  const { runs } = scenario;
  const text = encode('tcp', without('tcp', scenario, ['runs', 'fig', 'against', 'curves']));
  const call = useCall(`mechanisms of ${text}`, PRIORITY.now, () => ({ fn: 'tcp_mechanisms', args: [text] }));
  const all = call.isStale ? null : call.result;
  // a switch that changes nothing is simulated once
  const texts = [...new Set(all?.flatMap((one) => [one.without, one.alone]))];
  return useSweep(all === null ? null : `mechanisms ${runs} ${text}`, () => ({
    source: SOURCE,
    priority: PRIORITY.soon,
    points: texts.map(pointOf),
    order: texts.map((_, at) => at),
    runs,
    show: (samples) => {
      const of = (line: string) => samples.estimate('throughput_ratio', texts.indexOf(line));
      return (all ?? []).map(({ id, isInStack, without, alone }) => ({
        id,
        isInStack,
        without: of(without),
        alone: of(alone),
      }));
    },
  }));
}
