import { useMemo } from 'react';
import type { AlfRun, AlfTransfer } from '#pkg/alf.js';
import type { AlfScenario } from '#pkg/params.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { GHOST, OTHER_GHOST } from '../../../bench/kept/ghost.ts';
import { amount, change, milliseconds, percent } from '../../../bench/words/numbers.ts';
import { firstOf, firstRun, inFirst } from '../../../bench/words/sentence.ts';
import { columnsOf } from '../../../charts/figure/table.ts';
import { Histogram } from '../../../charts/histogram/Histogram.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { type ModeLook, OUT_OF_ORDER, orderedDelivery, orderedMode } from '../modes.ts';
import { useKeptRun, useRun } from '../useRun.ts';
import { binEdges, binShares, type Shares } from './bins.ts';

const TIME = {
  label: 'Idle time before an ADU',
  unit: 'ms',
  meaning: 'Time for which the application has nothing to do before it takes an ADU: its blocking time.',
};
// most ADUs come without a wait: on an even axis the tail, which is what is felt, could not be seen
const SHARE = {
  label: 'Share of the ADUs',
  scale: 'log',
  format: '~%',
  meaning: 'Of all ADUs, those before which the application idles for so long.',
} as const;
const NONE = new Float64Array();

/** How long the application waits before each ADU, in both modes, and how much that varies. */
export function BlockingFigure() {
  const scenario = useScenario('alf');
  const run = useRun(scenario);
  const ordered = orderedMode(scenario);
  const times = [run.result?.inOrder.blocking ?? NONE, run.result?.outOfOrder.blocking ?? NONE] as const;
  const [ofOrdered, ofOther] = times;
  const kept = useKeptRun()?.run;
  const [keptOrdered, keptOther] = [kept?.inOrder.blocking ?? NONE, kept?.outOfOrder.blocking ?? NONE];
  const { edges, shares } = useMemo(() => {
    const all = [ofOrdered, ofOther, keptOrdered, keptOther];
    const common = binEdges(all);
    return { edges: common, shares: all.map((one) => binShares(one, common)) };
  }, [ofOrdered, ofOther, keptOrdered, keptOther]);
  const transfers = [run.result?.inOrder, run.result?.outOfOrder];
  const series = [ordered, OUT_OF_ORDER].map((mode, i) => ({
    ...mode,
    ...shownOf(shares[i]),
    mean: transfers[i]?.blockingMean,
    deviation: Math.sqrt(transfers[i]?.jitter ?? 0),
  }));
  const ghosts = kept === undefined ? [] : GHOSTS.map((look, i) => ({ ...look, ...shownOf(shares[i + 2]) }));
  const all = [...series, ...ghosts];
  return (
    <LabFigure
      title="Blocking time of the application"
      lead="Whiskers: mean and jitter, as a standard deviation; the paper’s jitter is the variance."
      summary={summary(run.result, scenario, shares[1]?.zero ?? 0)}
      caption={caption(run.result, scenario)}
      data={() => {
        const rows = series.flatMap(({ id, zero, counts }) => [
          // no wait at all stands in a bin of its own
          { delivery: id, from: 0, to: 0, share: zero },
          ...Array.from(counts, (share, i) => ({ delivery: id, from: edges[i], to: edges[i + 1], share })),
        ]);
        return columnsOf(rows, { delivery: '', from: 'ms', to: 'ms', share: 'share' });
      }}
      fileName="blocking-time"
      legend={all.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning }))}
      jobs={[run]}
    >
      <Histogram
        aspect={0.6}
        x={TIME}
        y={SHARE}
        edges={edges}
        series={all}
        zeroLabel="no wait"
        sample={firstRun(scenario.runs)}
      />
    </LabFigure>
  );
}

const GHOSTS = [
  { ...GHOST, id: 'kept in order', label: 'kept, in order', isOutline: true },
  { ...OTHER_GHOST, id: 'kept', label: 'kept, as they come', isOutline: true },
] as const;

function shownOf(shares: Shares | undefined) {
  return { counts: shares?.bins ?? NONE, zero: shares?.zero };
}

/** The same in a line. */
function caption(run: AlfRun | null, scenario: Readonly<AlfScenario>): string | undefined {
  if (run === null) return undefined;
  const said = ({ blockingMean, jitter }: AlfTransfer, { label }: ModeLook) =>
    `${milliseconds(blockingMean)} ${label} (jitter ${milliseconds(Math.sqrt(jitter))})`;
  return `Idle before an ADU: ${said(run.inOrder, orderedMode(scenario))}, ${said(run.outOfOrder, OUT_OF_ORDER)}.${firstOf(scenario.runs)}`;
}

function summary(run: AlfRun | null, scenario: Readonly<AlfScenario>, zero: number): string {
  if (run === null) return 'The simulation is under way.';
  const said = ({ blockingMean, jitter }: AlfTransfer) =>
    `${milliseconds(blockingMean)} on average (jitter ${milliseconds(Math.sqrt(jitter))}, as the paper's variance ${amount(jitter)} ms²)`;
  const difference = change(
    Math.sqrt(run.inOrder.jitter),
    Math.sqrt(run.outOfOrder.jitter),
    'less jitter',
    'more jitter',
  );
  const end = difference === '' ? '' : `, ${difference}`;
  return inFirst(
    scenario.runs,
    `Before an ADU the application is idle for ${said(run.inOrder)} with ${orderedDelivery(scenario)}, and for ${said(run.outOfOrder)} out of sequence${end}. Out of sequence, ${percent(zero)} of the ADUs are there without a wait.`,
  );
}
