// The throughput without each mechanism, and with it alone.

import type { TcpScenario } from '#pkg/params.ts';
import { LISTED } from '#pkg/tcp.mechanisms.heads.ts';
import { type ListedView, pointsText, useListed } from '../../../bench/listed/useListed.ts';
import { sourceOf, type TcpMeasure } from '../useMeasures.ts';

const SOURCE = sourceOf(LISTED);

/** The points of the figure: the stack itself and the bare sender first. */
export function useMechanisms(scenario: Readonly<TcpScenario>): ListedView<TcpMeasure> {
  return useListed(SOURCE, pointsText('tcp', scenario), scenario);
}
