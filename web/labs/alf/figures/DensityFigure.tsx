import { useMemo } from 'react';
import { DATA } from '#pkg/alf.density.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST, OTHER_GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsOf } from '../../../charts/table/columns.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { halfDensity, meanDensity } from '../../../sim/estimate.ts';
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
import { placeParts, raiseWords } from './findings.ts';

const SHARE = {
  label: 'Share of packets',
  format: '~%',
  meaning: 'Share of all packets that arrive this many places late or early.',
};
const SIDES = ['early', 'late'] as const;

/** Reorder density (RD; RFC 5236, section 3) of the order in which packets reach the receiver, over all runs. */
export function DensityFigure() {
  const scenario = useScenario('alf');
  const job = useTransfers(scenario);
  const found = job.result;
  const kept = useKeptTransfers();
  const series = useMemo(
    () => [
      { ...orderedMode(scenario), ...density(found?.inOrder) },
      { ...OUT_OF_ORDER, ...density(found?.outOfOrder) },
    ],
    [scenario, found],
  );
  const names = useKeptNames();
  const ghosts = useMemo(() => ghostsOf(kept, names.kept), [kept, names.kept]);
  const all = [...series, ...ghosts];
  return (
    <LabFigure
      title="How far arrivals are displaced: reorder density"
      lead="Retransmissions arrive late, the packets that overtake them early (RFC 5236)."
      summary={summary(found)}
      finding={placeParts(found, scenario)}
      caption={raiseWords(scenario)}
      data={() => dataOf(found)}
      keptData={kept === null ? undefined : () => dataOf(kept)}
      fileName="reorder-density"
      legend={all.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning }))}
      jobs={[job]}
    >
      <DensityBars aspect={0.6} x={DISPLACEMENT} y={SHARE} series={all} sides={SIDES} />
    </LabFigure>
  );
}

function dataOf(of: Transfers | null) {
  const rows = [IN_ORDER, OUT_OF_ORDER].flatMap(({ id }) => {
    const { from, values, half } = density(id === IN_ORDER.id ? of?.inOrder : of?.outOfOrder);
    return Array.from(values, (share, i) => ({
      delivery: id,
      displacement: from + i,
      share,
      share_ci95: half?.[i] ?? Number.NaN,
    }));
  });
  return columnsOf(rows, DATA);
}

function ghostsOf(kept: Transfers | null, name: string) {
  if (kept === null) return [];
  return [
    { ...GHOST, id: 'kept in order', label: `${name}, in order`, ...density(kept.inOrder), dots: false },
    {
      ...OTHER_GHOST,
      id: 'kept',
      label: `${name}, as they arrive`,
      ...density(kept.outOfOrder),
      dots: false,
    },
  ];
}

/** Mean share of each displacement that occurs in any run, and the half-width of its confidence interval. */
function density(runs: readonly Delivered[] = []) {
  const from = Math.min(...runs.map(({ densityFrom }) => densityFrom));
  const aligned = runs.map(({ densityFrom, density: shares }) => {
    const moved = new Float64Array(densityFrom - from + shares.length);
    moved.set(shares, densityFrom - from);
    return moved;
  });
  return {
    from: Number.isFinite(from) ? from : 0,
    values: meanDensity(aligned),
    half: halfDensity(aligned),
  };
}

function summary(found: Transfers | null): string {
  if (found === null) return 'The simulation is under way.';
  const said = (runs: readonly Delivered[]) =>
    `a mean displacement of ${intervalText(estimateOverRuns(runs, ({ meanDisplacement }) => meanDisplacement))} places and an entropy of ${intervalText(estimateOverRuns(runs, ({ entropy }) => entropy))}`;
  return `As they arrive, the arrivals have ${said(found.outOfOrder)}. In order, the same losses and delays meet packets that leave at other times: ${said(found.inOrder)}.${ofRuns(found.inOrder.length)}`;
}
