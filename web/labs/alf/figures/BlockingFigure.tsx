import { useMemo } from 'react';
import { DATA } from '#pkg/alf.blocking.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST, OTHER_GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { milliseconds, percent, threeDigits } from '../../../bench/words/numbers.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { columnsOf } from '../../../charts/table/columns.ts';
import { capital } from '../../../notation/capital.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { IN_ORDER, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import {
  type Delivered,
  estimateOverRuns,
  intervalText,
  ofRuns,
  type Transfers,
  useKeptTransfers,
  useTransfers,
} from '../useTransfers.ts';
import { binEdges, meanShares, type Shares } from './bins.ts';
import { blockingParts, raiseWords } from './findings.ts';
import { jitterWords } from './jitterWords.ts';

const TIME = {
  label: 'Blocking time of the application',
  unit: 'ms',
  readout: '.3~r',
  meaning: 'Time for which the application has nothing to do before it can process a packet.',
};
// logarithmic: most packets have no blocking time, and on a linear axis the tail, which users notice, could not be seen
const SHARE = {
  label: 'Share of packets',
  scale: 'log',
  format: '~%',
  meaning: 'Share of all packets for which the application waits that long.',
} as const;
const NONE = new Float64Array();
const NO_RUNS: readonly Delivered[] = [];

/** Histogram of the blocking time of each packet over all runs, in both modes, and its standard deviation. */
export function BlockingFigure() {
  const scenario = useScenario('alf');
  const job = useTransfers(scenario);
  const found = job.result;
  const ordered = orderedMode(scenario);
  const kept = useKeptTransfers();
  const names = useKeptNames();
  const { edges, shares } = useMemo(() => {
    const all = [found?.inOrder, found?.outOfOrder, kept?.inOrder, kept?.outOfOrder].map((runs) =>
      (runs ?? NO_RUNS).map(({ blocking }) => blocking),
    );
    const common = binEdges(all.flat());
    return { edges: common, shares: all.map((runs) => meanShares(runs, common)) };
  }, [found, kept]);
  const transfers = [found?.inOrder, found?.outOfOrder];
  const series = [ordered, OUT_OF_ORDER].map((mode, i) => ({
    ...mode,
    ...shownOf(shares[i]),
    mean: transfers[i] && estimateOverRuns(transfers[i], idle).mean,
    deviation: transfers[i] && estimateOverRuns(transfers[i], deviation).mean,
  }));
  const ghosts =
    kept === null
      ? []
      : GHOSTS.map(({ mode, ...look }, i) => ({
          ...look,
          label: `${names.kept}, ${mode}`,
          ...shownOf(shares[i + 2]),
        }));
  const all = [...series, ...ghosts];
  return (
    <LabFigure
      title="How long the application waits: blocking time"
      lead="Bar on top: mean and standard deviation (the paper has the variance, and calls it jitter)."
      summary={summary(found, scenario, shares[1]?.zero ?? 0)}
      finding={blockingParts(found, scenario)}
      caption={raiseWords(scenario)}
      data={() => dataOf(shares.slice(0, 2), edges)}
      keptData={kept === null ? undefined : () => dataOf(shares.slice(2), edges)}
      fileName="blocking-time"
      legend={all.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning }))}
      jobs={[job]}
    >
      <Histogram aspect={0.6} x={TIME} y={SHARE} edges={edges} series={all} zeroLabel="no wait" />
    </LabFigure>
  );
}

const GHOSTS = [
  { ...GHOST, id: 'kept in order', mode: 'in order', isOutline: true },
  { ...OTHER_GHOST, id: 'kept', mode: 'as they arrive', isOutline: true },
] as const;

/** A row for each bin, in both modes; packets without a wait have a bin of their own. */
function dataOf(shares: readonly Shares[], edges: Float64Array) {
  const rows = shares.flatMap(({ zero, zeroHalf, bins, half }, i) => {
    const delivery = [IN_ORDER, OUT_OF_ORDER][i]?.id;
    return [
      { delivery, from: 0, to: 0, share: zero, share_ci95: zeroHalf ?? Number.NaN },
      ...Array.from(bins, (share, at) => ({
        delivery,
        from: edges[at],
        to: edges[at + 1],
        share,
        share_ci95: half?.[at] ?? Number.NaN,
      })),
    ];
  });
  return columnsOf(rows, DATA);
}

function shownOf(shares: Shares | undefined) {
  const { zero, zeroHalf, bins = NONE, half } = shares ?? {};
  return { counts: bins, half, zero, zeroHalf };
}

function idle({ blockingMean }: Delivered): number {
  return blockingMean;
}

function deviation({ jitter }: Delivered): number {
  return Math.sqrt(jitter);
}

function summary(found: Transfers | null, scenario: Readonly<AlfScenario>, zero: number): string {
  if (found === null) return 'The simulation is under way.';
  const { inOrder, outOfOrder } = found;
  const said = (runs: readonly Delivered[]) =>
    `${intervalText(estimateOverRuns(runs, idle))} ms for a packet on average (standard deviation ${milliseconds(estimateOverRuns(runs, deviation).mean)}; the variance, which the paper calls jitter, is ${threeDigits(estimateOverRuns(runs, ({ jitter }) => jitter).mean)} ms²)`;
  const both = (of: (run: Delivered) => number) =>
    [estimateOverRuns(inOrder, of).mean, estimateOverRuns(outOfOrder, of).mean] as const;
  const end = jitterWords(
    both(deviation),
    both(({ jitter }) => jitter),
  );
  return `${capital(orderedMode(scenario).label)}, the application waits ${said(inOrder)}; ${OUT_OF_ORDER.label}, ${said(outOfOrder)}${end}. ${capital(OUT_OF_ORDER.label)}, it takes ${percent(zero)} of the packets without a wait.${ofRuns(inOrder.length)}`;
}
