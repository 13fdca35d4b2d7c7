// The first transfer of the scenario, in detail.

import { useMemo } from 'react';
import type { TcpScenario } from '#pkg/params.ts';
import type { TcpTransfer } from '#pkg/tcp.js';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import type { Range } from '../../../charts/gestures/range.ts';
import { useKept } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { useCall } from '../../../sim-react/useCall.ts';
import type { JobView } from '../../../sim-react/useJob.ts';

export interface ScenarioTransfer {
  readonly transfer: TcpTransfer;
  readonly scenario: Readonly<TcpScenario>;
}

export function useTransfer(scenario: Readonly<TcpScenario>): JobView<ScenarioTransfer> {
  const text = stretchText('tcp', { ...scenario, runs: 1 });
  return useCall(
    `transfer ${text}`,
    PRIORITY.now,
    () => ({ fn: 'tcp_transfer', args: [text, 0] }),
    (transfer: TcpTransfer) => ({ transfer, scenario }),
  );
}

/** The kept scenario's transfer over the same time; null where nothing is kept, or until it has come. */
export function useKeptTransfer({ from, span, ...others }: Readonly<TcpScenario>): ScenarioTransfer | null {
  const kept = useKept('tcp');
  // without a kept scenario this is the scenario's own transfer
  const { result, isStale } = useTransfer({ ...(kept ?? others), from, span });
  return useMemo(() => (kept === null || isStale ? null : result), [kept, isStale, result]);
}

/** The whole transfer and the part that is shown (s); a part that would begin after the end shows the end. */
export function rangesOf({ transfer: { duration }, scenario: { from, span } }: ScenarioTransfer): {
  readonly whole: Range;
  readonly range: Range;
} {
  const whole: Range = [0, Math.max(duration, 1e-3)];
  const shown = Math.min(span ?? Number.POSITIVE_INFINITY, whole[1]);
  const start = Math.min(from, span === null ? whole[1] * 0.99 : whole[1] - shown);
  return { whole, range: [start, Math.min(whole[1], start + shown)] };
}

/** The part that is shown as the link says it; from 0 without a length for the whole transfer. */
export function stretchOf([from, to]: Range, [start, end]: Range): Pick<TcpScenario, 'from' | 'span'> {
  return from <= start && to >= end ? { from: 0, span: null } : { from, span: to - from };
}
