// The paper's figure 3: reorder densities of several laws on one axis.

import { ANALYSIS, DATA } from '#pkg/metrics.rd.heads.ts';
import type { MetricsScenario } from '#pkg/params.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { brief } from '../../../bench/words/counts.ts';
import { DISPLACEMENT } from '../../../bench/words/displacement.ts';
import { amount, percent } from '../../../bench/words/numbers.ts';
import { DensityBars } from '../../../charts/density/DensityBars.tsx';
import { columnsOf, type DataColumn, type Heads } from '../../../charts/table/columns.ts';
import { useKept, useScenario } from '../../../scenario/react.tsx';
import { shareAxis } from '../shared/density.ts';
import { type LawId, lookOf, nameOf } from './laws.ts';
import { type Densities, type LawDensity, useDensities } from './useDensities.ts';
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
      summary={summary(densities.result, scenario)}
      caption={caption(densities.result, scenario)}
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

const IN_PLACE = 'Every packet arrives in its place: raise the jitter to see them overtake each other.';

type Cutting = Pick<MetricsScenario, 'dt' | 'n'>;

/** Least number of packets for a quantile of 1 in 1,000: with fewer, the words give the latest packet. */
const THOUSAND = 1000;

/**
 * Shares beyond the threshold, which count as lost, if they can be seen in the figure; the tail then ends at the
 * threshold.
 */
function cutOf({ laws }: Densities, { dt, n }: Cutting): string | undefined {
  if (laws.every(({ point }) => point.beyond / n < 0.0005)) return undefined;
  const lost = laws.map(({ law, point }) => `${percent(point.beyond / n)} (${nameOf(law)})`);
  return `Displaced beyond DT = ${dt}, and counted as lost: ${lost.join(', ')}.`;
}

/** The caption: the tail of the densities, which a reordering buffer has to hold. */
function caption(densities: Densities | null, scenario: Cutting): string | undefined {
  if (densities === null) return undefined;
  if (densities.laws.every(({ point }) => point.reordered === 0)) return IN_PLACE;
  const tails = densities.laws.map(({ law, point }) => `${Math.round(point.late)} (${nameOf(law)})`);
  return (
    cutOf(densities, scenario) ??
    `${scenario.n < THOUSAND ? `Latest of ${scenario.n} packets, by` : '1 in 1,000 is late by more than'} ${tails.map((tail, i) => (i === 0 ? tail.replace(' (', ' places (') : tail)).join(', ')}.`
  );
}

function summary(densities: Densities | null, scenario: Cutting): string {
  if (densities === null) return 'The simulation is under way.';
  const { n } = scenario;
  const cut = cutOf(densities, scenario);
  const laws = densities.laws.map(({ law, point }) => {
    const tail =
      cut === undefined
        ? `, ${n < THOUSAND ? `the latest of ${n} packets by` : '1 packet in 1,000 late by more than'} ${Math.round(point.late)} places`
        : '';
    return `${nameOf(law)} MD ${amount(point.md)} packets, Er ${amount(point.entropy)} nats${tail}`;
  });
  const peak =
    ' The peak at 0 comes from the threshold: after packets that count as lost the receive index jumps to the next number that has arrived, often that of the packet itself.';
  return `At a jitter of ${brief(densities.jitter)} ms: ${laws.join('; ')}.${cut === undefined ? '' : ` ${cut}${peak}`}`;
}
