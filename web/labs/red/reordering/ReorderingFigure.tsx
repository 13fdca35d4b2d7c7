// How the disturbance reorders packets, and how many needless retransmissions that costs.

import { DATA } from '#pkg/red.reordering.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST, ghostEntry } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { columnsOf } from '../../../charts/table/columns.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import type { RedMeasure } from '../frontier/lines.ts';
import { meanWithUnit } from '../frontier/sentences.ts';
import { useMeasures } from '../useMeasures.ts';
import { reorderedParts, shareWords } from './sentences.ts';
import { type MeanReordering, useMeanReordering } from './useMeanReordering.ts';

const Y: AxisSpec = {
  label: 'Share of packets',
  format: '~%',
  readout: '.2%',
  meaning: 'Of all packets of the first flow that arrived, those with this displacement.',
};

export function ReorderingFigure() {
  const scenario = useScenario('red');
  const seen = useMeanReordering(scenario);
  const kept = useKept('red');
  const names = useKeptNames();
  // without a kept scenario these are the scenario's own runs
  const other = useMeanReordering(kept ?? scenario);
  const ghost = kept === null || other.isStale ? null : other.result;
  const measures = useMeasures(scenario);
  const found = seen.result;
  const { from, rd, half } = found ?? NOTHING;
  const own = { ...OWN, label: ghost === null ? OWN.label : names.now };
  return (
    <LabFigure
      title="Reorder density"
      lead="How far packets of the first flow arrive out of order (RFC 5236)."
      summary={summary(found, measures.isStale ? null : measures.result)}
      finding={reorderedParts(measures.isStale ? null : measures.result)}
      data={() => dataOf(found ?? NOTHING)}
      keptData={ghost === null ? undefined : () => dataOf(ghost)}
      fileName="red-reordering"
      legend={
        ghost === null
          ? undefined
          : [{ label: own.label, color: own.color, mark: 'bar' }, ghostEntry(names.kept, 'bar')]
      }
      jobs={[seen]}
    >
      <DensityBars
        aspect={0.5}
        x={DISPLACEMENT}
        y={Y}
        series={[
          { ...own, from, values: rd, half },
          ...(ghost === null
            ? []
            : [
                {
                  ...GHOST,
                  id: 'kept',
                  label: names.kept,
                  from: ghost.from,
                  values: ghost.rd,
                  half: ghost.half,
                },
              ]),
        ]}
        look="bars"
        muteZero
        mass={0.9999}
        sides={['early', 'late']}
      />
    </LabFigure>
  );
}

const OWN = { id: 'rd', label: 'reorder density', color: 'var(--disorder-2)' } as const;
const NOTHING = { from: 0, rd: new Float64Array(), half: new Float64Array() };

function dataOf({ from, rd, half }: Pick<MeanReordering, 'from' | 'rd' | 'half'>) {
  const rows = Array.from(rd, (share, i) => ({ displacement: from + i, share, share_ci95: half[i] }));
  return columnsOf(
    rows.filter(({ share }) => share > 0),
    DATA,
  );
}

function summary(found: MeanReordering | null, measures: Estimates<'red'> | null): string {
  if (found === null) return 'The simulation is under way.';
  const share = (measure: RedMeasure, words: string) => {
    const estimate = measures?.get(measure);
    return estimate === undefined ? [] : [`${shareWords(estimate)} ${words}`];
  };
  const shares = [
    ...share('reordered_ratio', 'arrive after a later-sent packet'),
    ...share('lag3_ratio', 'after three or more (enough for a fast retransmission)'),
    ...share('useless_retransmission_ratio', 'are needless retransmissions'),
  ];
  const all = shares.length === 0 ? '' : `Of the arrivals, ${shares.join(', ')}. `;
  return `${all}The first flow: mean displacement ${meanWithUnit(found.meanDisplacement, 'packets')}, entropy ${meanWithUnit(found.entropy, 'nats')}.`;
}
