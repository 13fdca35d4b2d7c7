import { memo } from 'react';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { usePlace, useTakeAway } from '../../../scenario/figure.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { report } from '../../../sim-react/report.ts';
import { figureAxis, symbolOf } from '../axes.ts';
import { useAnalytical } from '../gains/useAnalytical.ts';
import { familyOf, type GainLine, linesOf, useCurve } from '../gains/useCurve.ts';
import { Controls } from './Controls.tsx';
import { curveSummary } from './curveSummary.ts';
import { gainColumns, gainFile, memberName } from './curveTable.ts';
import { gainAxis, gainTitle } from './gain.ts';

/** Blue and vermillion are the modes' own: a gain takes them last. */
const FAMILY_LOOKS = [
  { color: 'var(--mark-3)' },
  { color: 'var(--mark-4)', dash: '9 3' },
  { color: 'var(--mark-5)', dash: '4 3' },
  { color: 'var(--mark-1)', dash: '9 3 2 3' },
  { color: 'var(--mark-2)', dash: '14 4' },
  { color: 'var(--mark-6)', dash: '2 3' },
] as const;

/** The gain against one parameter, for this scenario or for a family around it. */
export const CurveFigure = memo(function CurveFigure() {
  const store = useStore();
  const scenario = useScenario('alf');
  const axis = figureAxis(scenario.x, scenario);
  const curve = useCurve(scenario, axis);
  const showsAnalysis = scenario.gb === 'show';
  const analytical = useAnalytical(showsAnalysis ? scenario : null, axis);
  const family = familyOf(scenario);
  const lines = linesOf(curve.result, axis, scenario);
  const runs = curve.result?.runs ?? scenario.runs;
  const series = lines.map((line, i) => seriesOf(line, i, family, runs));
  const bound = analytical.result;
  const isBoundShown = showsAnalysis && bound?.axis === axis.id;
  const all: readonly CurveSeries[] = isBoundShown
    ? [...series, { ...ANALYTICAL, x: bound.x, y: bound.y }]
    : series;
  const own = lines.find(({ member }) => member.isOwn);
  const move = (commit: boolean) => (x: number) => store.setValue('alf', axis.id, x, { commit });

  return (
    <Figure
      title={`${gainTitle(scenario)} against ${symbolOf(axis)}`}
      summary={curveSummary({ ...scenario, runs }, axis, own)}
      data={() => gainColumns(lines, axis, scenario, isBoundShown ? bound : null)}
      fileName={gainFile(scenario)}
      legend={legend(series, isBoundShown)}
      controls={<Controls choices={['g', 'x', 'family', 'gb']} />}
      {...report(curve)}
      {...usePlace('alf', 'curve')}
      {...useTakeAway('alf')}
    >
      <Curve
        aspect={0.68}
        x={axis.spec}
        y={gainAxis(scenario)}
        series={all}
        zeroLine
        markers={
          scenario.x === 'ta' && scenario.r > 0 ? [{ value: scenario.r, label: 'Ta = R', side: 'above' }] : []
        }
        point={
          axis.own === null
            ? undefined
            : {
                x: axis.own,
                series: lines.findIndex(({ member }) => member.isOwn) < 0 ? undefined : OWN,
                step: axis.values.step,
                min: axis.values.min,
                max: axis.domain[1],
              }
        }
        onMove={move(false)}
        onCommit={move(true)}
      />
    </Figure>
  );
});

const OWN = 'own';

const ANALYTICAL = {
  id: 'gb',
  label: 'analysis: gain on blocking time Gb',
  color: 'var(--reference)',
  dash: '1 5',
} as const;

function seriesOf(
  { member, x, y, low, high }: GainLine,
  i: number,
  family: string | null,
  runs: number,
): CurveSeries {
  const look = FAMILY_LOOKS[i % FAMILY_LOOKS.length] ?? FAMILY_LOOKS[0];
  const label =
    member.value === null
      ? `simulation, ${runs > 1 ? '95% interval' : 'one run'}`
      : memberName(family, member.value);
  return {
    id: member.isOwn ? OWN : `${member.value}`,
    label: member.isOwn && member.value !== null ? `${label} (this scenario)` : label,
    ...look,
    x,
    y,
    // bands of a whole family would cover each other
    band: member.isOwn && runs > 1 ? { low, high } : undefined,
    width: member.isOwn ? 2.75 : 1.75,
  };
}

function legend(series: readonly CurveSeries[], isBoundShown: boolean): LegendItem[] {
  const items: LegendItem[] = series.map(({ label, color, dash, band }) => ({
    label,
    color,
    dash,
    mark: band === undefined ? 'line' : 'band',
  }));
  return isBoundShown ? [...items, ANALYTICAL] : items;
}
