// The paper's figure 3: reorder densities of several laws on one axis.

import { ANALYSIS, DATA } from '#pkg/metrics.rd.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsOf, type DataColumn, type Heads } from '../../../charts/table/columns.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { shareAxis } from '../shared/density.ts';
import { type LawId, lookOf, nameOf } from './laws.ts';
import { rdCaption, rdSummary } from './rdWords.ts';
import { type LawDensity, useDensities } from './useDensities.ts';
import { useLimitDensities } from './useLimitDensities.ts';

const CLOSED = {
  label: 'law of the delay',
  color: 'var(--reference)',
  dash: '2 4',
  meaning: 'The density of the delay itself, in packet spacings: RD takes its shape.',
} as const;

export function RdFigure() {
  const scenario = useScenario('metrics');
  const { density } = scenario;
  const densities = useDensities(scenario);
  const limits = useLimitDensities(scenario);
  const { laws, jitter } = densities.result ?? { laws: [], jitter: 0 };
  const series = laws.map(seriesOf);
  const closed = laws.flatMap(({ law }) => {
    const values = limits.result?.get(law);
    if (values === undefined) return [];
    const label = `law of the delay, ${nameOf(law)}`;
    return [
      {
        ...CLOSED,
        law,
        id: `closed ${law}`,
        label,
        from: -(values.length - 1) / 2,
        dots: false,
        isQuiet: true,
        values,
      },
    ];
  });
  const choose = useChoosing('metrics', 'density');
  const corner = useCurvesCorner('metrics', 'laws');
  const names = useKeptNames();
  const kept = useKept('metrics');
  // the kept scenario's own law only; without a kept scenario these are the scenario's own densities
  const other = useDensities(kept === null ? scenario : { ...kept, laws: 'one' });
  const beside = kept === null || other.isStale ? null : other.result;
  const ghosts = (beside?.laws ?? []).map(({ rd, threshold }) => ({
    ...GHOST,
    id: 'kept',
    label: names.kept,
    from: -threshold,
    dots: false,
    values: rd,
  }));
  return (
    <LabFigure
      title="How far packets are displaced: reorder density RD"
      lead="Share of packets by displacement D: it takes the shape of the delay law (the paper's figure 3)."
      summary={rdSummary(densities.result, scenario)}
      caption={rdCaption(densities.result, scenario)}
      data={() => columnsFor(series, jitter, DATA)}
      keptData={
        beside === null ? undefined : () => columnsFor(beside.laws.map(seriesOf), beside.jitter, DATA)
      }
      tables={
        closed.length > 0
          ? [
              {
                name: 'Analysis',
                suffix: 'analysis',
                data: () => columnsFor(closed, jitter, ANALYSIS),
              },
            ]
          : []
      }
      fileName="reorder-density-of-laws"
      legend={[
        ...series.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning })),
        // in the legend even before it has come: another line of the legend would move the chart
        ...(closed.length > 0 || (limits.result === null && limits.error === null) ? [CLOSED] : []),
        ...ghosts.map(({ label, color, dash, meaning }) => ({ label, color, dash, meaning })),
      ]}
      jobs={[densities]}
      joining={[limits]}
    >
      <DensityBars
        x={DISPLACEMENT}
        y={{ ...shareAxis('Share of packets', density), choose }}
        corner={corner}
        series={[...ghosts, ...series, ...closed]}
        look="lines"
        sides={['early', 'late']}
        mass={density === 'log' ? 0.9999 : 0.998}
        aspect={0.38}
      />
    </LabFigure>
  );
}

function seriesOf({ law, rd, half, threshold }: LawDensity) {
  return { ...lookOf(law), law, from: -threshold, values: rd, half };
}

interface LawShares {
  readonly law: LawId;
  readonly from: number;
  readonly values: Float64Array;
}

/** A row for each displacement of each law; the share is the last column. */
function columnsFor(
  of: readonly LawShares[],
  jitter: number,
  heads: Heads<'law' | 'jitter' | 'displacement'>,
): DataColumn[] {
  const last = Object.keys(heads).at(-1) ?? '';
  const rows = of.flatMap(({ law, from, values }) =>
    Array.from(values, (share, i) => ({ law, jitter, displacement: from + i, [last]: share })),
  );
  return columnsOf<string>(rows, heads);
}
