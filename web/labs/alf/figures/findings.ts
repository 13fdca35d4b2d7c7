// Leading sentences of the figures of buffer occupancy, blocking time and reorder density.

import type { AlfRun } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { roundedToInterval, threeDigits } from '../../../bench/words/numbers.ts';
import { timeText } from '../../../bench/words/times.ts';
import { whatToRaise } from '../lead/sentence.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { type Delivered, estimateOverRuns, type Transfers } from '../useTransfers.ts';

type Terms = Pick<AlfScenario, 'streams' | 'l' | 'lose' | 'w'>;

/** "the buffer holds 12 packets on average in order (31 at most), and 3 as they arrive (18)". */
export function bufferParts(run: AlfRun | null, scenario: Readonly<Terms>): Part[] | null {
  if (run === null) return null;
  const { inOrder, outOfOrder } = run;
  if (isCalmBuffer(run, scenario)) return [strong('no packet'), plain(' waits in the buffer')];
  return [
    plain('the buffer holds '),
    strong(packetsWords(inOrder.bufferMean)),
    plain(` on average ${orderedMode(scenario).label} (${inOrder.bufferMax} at most), and `),
    strong(threeDigits(outOfOrder.bufferMean)),
    plain(` ${OUT_OF_ORDER.label} (${outOfOrder.bufferMax})`),
  ];
}

/** A mean number of packets, rounded as the page shows it. */
export function packetsWords(packets: number): string {
  const shown = threeDigits(packets);
  return `${shown} ${shown === '1' ? 'packet' : 'packets'}`;
}

function isCalmBuffer({ inOrder }: AlfRun, scenario: Readonly<Terms>): boolean {
  return whatToRaise(scenario) !== null && inOrder.bufferMax === 0;
}

/** Which parameter to raise where both modes give the same transfer; empty elsewhere. */
export function raiseWords(scenario: Readonly<Terms>): string {
  return whatToRaise(scenario) ?? '';
}

/** "the application waits 8.8 ms for a packet on average in order, and 2.6 ms as they arrive". */
export function blockingParts(found: Transfers | null, scenario: Readonly<Terms>): Part[] | null {
  if (found === null || found.inOrder.length === 0) return null;
  const wait = (runs: readonly Delivered[]) => {
    const { mean, ci95 } = estimateOverRuns(runs, ({ blockingMean }) => blockingMean);
    return timeText(mean, ci95);
  };
  const one = wait(found.inOrder);
  if (whatToRaise(scenario) !== null)
    return [plain('the application waits '), strong(one), plain(' for a packet either way')];
  return [
    plain('the application waits '),
    strong(one),
    plain(` for a packet on average ${orderedMode(scenario).label}, and `),
    strong(wait(found.outOfOrder)),
    plain(` ${OUT_OF_ORDER.label}`),
  ];
}

/** "a packet arrives 2.8 places off on average if packets are processed in order, and 3.9 as they arrive". */
export function placeParts(found: Transfers | null, scenario: Readonly<Terms>): Part[] | null {
  if (found === null || found.inOrder.length === 0) return null;
  if (whatToRaise(scenario) !== null) return [strong('every packet'), plain(' arrives in its place')];
  const off = (runs: readonly Delivered[]) => {
    const { mean, ci95 } = estimateOverRuns(runs, ({ meanDisplacement }) => meanDisplacement);
    return roundedToInterval(mean, ci95 ?? 0);
  };
  return [
    plain('a packet arrives '),
    strong(`${off(found.inOrder)} places`),
    plain(' off on average if packets are processed in order, and '),
    strong(off(found.outOfOrder)),
    plain(' as they arrive'),
  ];
}
