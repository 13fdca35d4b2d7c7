import { useMemo } from 'react';
import { PLAN } from '#pkg/alf.curve.heads.ts';
import { differencesAt, foundFor, laidOut, lineAt, tableOf } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Choices } from '../../../bench/results/Choices.tsx';
import { symbolOf } from '../../../bench/results/parameterAxis.ts';
import { chosenName, useChoosing } from '../../../bench/results/useChoosing.ts';
import { legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { familyOf, GAINS, type GainLine, linesOf } from '../gains/gains.ts';
import { useAnalytical } from '../gains/useAnalytical.ts';
import { bendOf } from './bend.ts';
import { curveSummary } from './curveSummary.ts';
import { analysisColumns, gainFile, memberName } from './curveTable.ts';
import { GAIN_MEASURES, gainAxis, gainTitle } from './gain.ts';

/** The scenario's own line is what is won; the others of its family are greys, from light to dark in their order. */
const OWN_LOOK = { color: 'var(--gain)' } as const;
const FAMILY_LOOKS = [
  { color: 'var(--fam-1)' },
  { color: 'var(--fam-2)', dash: '9 3' },
  { color: 'var(--fam-3)', dash: '4 3' },
  { color: 'var(--fam-4)', dash: '9 3 2 3' },
  { color: 'var(--fam-3)', dash: '14 4' },
  { color: 'var(--fam-4)', dash: '2 3' },
] as const;

/** The gain against one parameter, for this scenario or for a family around it. */
export function CurveFigure() {
  const store = useStore();
  const scenario = useScenario('alf');
  const laid = laidOut(PLAN, scenario);
  const axis = laid.x;
  const curve = useAlong(PLAN, laid, scenario, GAINS, { priority: PRIORITY.soon });
  const showsAnalysis = scenario.gb === 'show';
  const analytical = useAnalytical(showsAnalysis ? scenario : null, axis);
  const family = familyOf(scenario);
  const measure = GAIN_MEASURES[scenario.g];
  const found = foundFor(curve.result, laid);
  const own = family === null ? null : scenario[family];
  const lines = useMemo(() => linesOf(found, measure, own), [found, measure, own]);
  const [chooseX, chooseGain, chooseFamily] = [
    useChoosing('alf', 'x'),
    useChoosing('alf', 'g', GAIN_MEASURES),
    useChoosing('alf', 'family'),
  ];
  const runs = curve.result?.runs ?? scenario.runs;
  const kept = useKept('alf');
  // the kept scenario alone, along the same axis
  const alongAlone = laidOut(PLAN, { ...scenario, family: 'none' });
  const keptAlone = { ...(kept ?? scenario), family: 'none' } as const;
  const other = useAlong(PLAN, alongAlone, keptAlone, GAINS, {
    priority: PRIORITY.soon,
    isWanted: kept !== null,
  });
  const ghost =
    kept === null || other.isStale || other.result === null ? null : lineAt(other.result, measure);
  const names = useKeptNames();
  const alone = ghost === null ? 'simulation' : names.now;
  const series = lines.map((line, i) => seriesOf(line, i, { family, runs, alone }));
  const bound = analytical.result;
  const isBoundShown = showsAnalysis && bound?.axis === axis.id;
  const all: readonly CurveSeries[] = [
    ...(ghost === null ? [] : [{ ...KEPT, label: names.kept, x: ghost.x, y: ghost.y }]),
    ...series,
    ...(isBoundShown ? [{ ...ANALYTICAL, x: bound.x, y: bound.y }] : []),
  ];
  const ownRow = lines.findIndex(({ member }) => member.isOwn);
  const ownLine = lines[ownRow];
  const remark = bendOf(scenario, axis, ownLine);
  const isSoFar = !curve.isDone;
  const stated = useStated('alf', 'curve', scenario, {
    along: [axis.id],
    ...(family !== null && {
      curves: { id: family, colorOf: (of) => series.find((_, i) => lines[i]?.member.value === of)?.color },
    }),
  });
  const spec = { ...axis.spec, choose: chooseX };
  const gain = { ...gainAxis(scenario), choose: chooseGain };
  const marks = marksOf(stated, spec, gain);
  const move = (commit: boolean) => (x: number) => store.setValue('alf', axis.id, x, { commit });

  return (
    <LabFigure
      title={`${gainTitle(scenario)} against ${symbolOf(axis)}`}
      summary={curveSummary({ ...scenario, runs }, axis, ownLine, { isSoFar })}
      // where it ends is said at the bend
      caption={curveSummary({ ...scenario, runs }, axis, ownLine, { isSoFar, isBrief: remark !== undefined })}
      data={() => tableOf(PLAN, scenario, found)}
      keptData={ghost === null ? undefined : () => tableOf(PLAN, keptAlone, other.result)}
      tables={
        isBoundShown
          ? [{ name: 'Analysis', suffix: 'analysis', data: () => analysisColumns(axis, bound) }]
          : []
      }
      fileName={gainFile(scenario)}
      legend={series.length + stated.length < 2 ? undefined : [...legend(all), ...legendOf(stated)]}
      controls={<Choices lab="alf" choices={['gb', 'stated']} />}
      jobs={[curve]}
      keptCurves={
        found && other.result && ghost && ownRow >= 0 && axis.own !== null
          ? {
              x: found.xs,
              differences: differencesAt(found, ownRow, other.result, measure),
              at: axis.own,
              param: axis.param,
            }
          : undefined
      }
    >
      <Curve
        aspect={0.68}
        x={spec}
        y={gain}
        stated={marks}
        corner={{ text: `Curves for ${chosenName(chooseFamily)}`, choose: chooseFamily }}
        series={all}
        zeroLine
        remark={remark}
        markers={
          scenario.x === 'ta' && scenario.r > 0
            ? [
                {
                  value: scenario.r,
                  label: 'Ta = R',
                  side: 'above',
                  sides: stated.length > 0 ? undefined : SIDES,
                },
              ]
            : []
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
    </LabFigure>
  );
}

const OWN = 'own';
/** Left and right of Ta = R, where the application takes as long for an ADU as the sender. */
const SIDES = ['application faster', 'slower than the sender'] as const;

const KEPT = { id: 'kept', ...GHOST, width: 1.75 } as const;

const ANALYTICAL = {
  id: 'gb',
  label: 'analysis: gain on blocking time Gb',
  color: 'var(--reference)',
  dash: '1 5',
} as const;

interface SeriesNames {
  readonly family: string | null;
  readonly runs: number;
  /** What a curve without a family is called. */
  readonly alone: string;
}

function seriesOf(
  { member, x, y, low, high }: GainLine,
  i: number,
  { family, runs, alone }: SeriesNames,
): CurveSeries {
  const look = member.isOwn ? OWN_LOOK : (FAMILY_LOOKS[i % FAMILY_LOOKS.length] ?? FAMILY_LOOKS[0]);
  const label = member.value === null ? alone : memberName(family, member.value);
  return {
    id: member.isOwn ? OWN : `${member.value}`,
    label: member.isOwn && member.value !== null ? `${label} (this scenario)` : label,
    ...look,
    x,
    y,
    band: runs > 1 ? { low, high } : undefined,
    isBandQuiet: !member.isOwn,
    width: member.isOwn ? 2.75 : 1.75,
  };
}

function legend(series: readonly CurveSeries[]): LegendItem[] {
  return series.map(({ label, color, dash, band, isBandQuiet }) => ({
    label,
    color,
    dash,
    mark: band === undefined || isBandQuiet ? 'line' : 'band',
  }));
}
