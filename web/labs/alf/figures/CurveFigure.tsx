import { PLAN } from '#pkg/alf.curve.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { differencesAt, gridFor, lineAt, tableOf } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { keptMarkers } from '../../../bench/compare/keptMarkers.ts';
import type { KeptCurves } from '../../../bench/differences/turn.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { Choices } from '../../../bench/results/Choices.tsx';
import { namedWithSymbol, type ParameterAxis } from '../../../bench/results/parameterAxis.ts';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { legendOf, marksOf } from '../../../bench/stated/stated.ts';
import { useStated } from '../../../bench/stated/useStated.ts';
import { Curve } from '../../../charts/curve/Curve.tsx';
import type { CurvePoint } from '../../../charts/curve/DragPoint.tsx';
import type { CurveSeries } from '../../../charts/curve/series.ts';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import type { Marker } from '../../../charts/marks/Marks.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { GAINS, type GainFound, type GainLine } from '../gains/gains.ts';
import { useBound, useGains } from '../gains/useGains.ts';
import { bendOf } from './bend.ts';
import { curveSummary } from './curveSummary.ts';
import { analysisColumns, gainFile, memberName } from './curveTable.ts';
import { GAIN_MEASURES, gainAxis, gainTitle } from './gain.ts';

/**
 * The scenario's own curve has the colour of the gain; the others of its family are greys, from light to dark in their
 * order.
 */
const OWN_LOOK = { color: 'var(--gain)' } as const;
const FAMILY_LOOKS = [
  { color: 'var(--fam-1)' },
  { color: 'var(--fam-2)', dash: '9 3' },
  { color: 'var(--fam-3)', dash: '4 3' },
  { color: 'var(--fam-4)', dash: '9 3 2 3' },
  { color: 'var(--fam-3)', dash: '14 4' },
  { color: 'var(--fam-4)', dash: '2 3' },
] as const;

/**
 * Top of the y axis in small pictures, which show no numbers: one axis for all, so that a higher curve is a higher
 * gain.
 */
const SMALL_REACH = 0.6;

/** The gain against one parameter, for this scenario or for a family around it. */
export function CurveFigure() {
  const store = useStore();
  const isMini = useLook() === 'mini';
  const scenario = useScenario('alf');
  const { curve, axis, family, found, lines } = useGains(scenario);
  const bound = useBound(scenario, axis);
  const measure = GAIN_MEASURES[scenario.g];
  const [chooseX, chooseGain] = [useChoosing('alf', 'x'), useChoosing('alf', 'g', GAIN_MEASURES)];
  const corner = useCurvesCorner('alf', 'family');
  const runs = curve.result?.runs ?? scenario.runs;
  const beside = useKept('alf');
  const place = keptMarkers('alf', scenario, beside, axis.id);
  const kept = useKeptAlone(scenario, place.length === 0 ? beside : null);
  const ghost = kept && lineAt(kept.found, measure);
  const names = useKeptNames();
  const alone = ghost === null ? 'simulation' : names.now;
  const series = lines.map((line, i) => seriesOf(line, i, { family, runs, alone }));
  const all: readonly CurveSeries[] = [
    ...(ghost === null ? [] : [{ ...KEPT, label: names.kept, x: ghost.x, y: ghost.y }]),
    ...series,
    ...(bound !== null ? [{ ...ANALYTICAL, x: bound.x, y: bound.y }] : []),
  ];
  const ownRow = lines.findIndex(({ member }) => member.isOwn);
  const ownLine = lines[ownRow];
  // difference between the scenario's curve and that of the kept scenario
  const differencesOf = (of: GainFound) =>
    kept === null || ownRow < 0
      ? null
      : { x: of.xs, differences: differencesAt(of, ownRow, kept.found, measure) };
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
      title={`${gainTitle(scenario)} against ${namedWithSymbol(axis)}`}
      summary={curveSummary({ ...scenario, runs }, axis, ownLine, { isSoFar })}
      // the annotation at the bend says where the gain ends
      caption={curveSummary({ ...scenario, runs }, axis, ownLine, {
        isSoFar,
        isBrief: remark !== undefined,
        isCaption: true,
      })}
      data={() => tableOf(PLAN, scenario, found)}
      keptData={kept === null ? undefined : () => tableOf(PLAN, kept.scenario, kept.found)}
      tables={
        bound !== null
          ? [{ name: 'Analysis', suffix: 'analysis', data: () => analysisColumns(axis, bound) }]
          : []
      }
      fileName={gainFile(scenario)}
      legend={series.length + stated.length < 2 ? undefined : [...legend(all), ...legendOf(stated)]}
      controls={<Choices lab="alf" choices={['gb', 'stated']} />}
      jobs={[curve]}
      keptCurves={curvesApart(axis, found && differencesOf(found))}
    >
      <Curve
        aspect={0.68}
        x={spec}
        y={gain}
        stated={marks}
        corner={corner}
        series={all}
        zeroLine
        upTo={isMini ? SMALL_REACH : undefined}
        remark={remark}
        markers={[...markersOf(scenario, stated.length + place.length > 0), ...place]}
        point={pointOn(axis, ownRow < 0 ? undefined : OWN)}
        onMove={move(false)}
        onCommit={move(true)}
      />
    </LabFigure>
  );
}

/** The kept scenario without a family, along the same axis; null where none has a curve of its own, or until it has come. */
function useKeptAlone(scenario: Readonly<AlfScenario>, kept: Readonly<AlfScenario> | null) {
  const laid = gridFor(PLAN, { ...scenario, family: 'none' });
  const alone = { ...(kept ?? scenario), family: 'none' } as const;
  const asked = { priority: PRIORITY.soon, isWanted: kept !== null };
  const { result, isStale } = useAlong(PLAN, laid, alone, GAINS, asked);
  return kept === null || isStale || result === null ? null : { scenario: alone, found: result };
}

/** The differences from the kept curve, read at the scenario's own value on the axis as it is now. */
function curvesApart({ own, param }: ParameterAxis, apart: Pick<KeptCurves, 'x' | 'differences'> | null) {
  return own === null || apart === null ? undefined : { ...apart, at: own, param };
}

const OWN = 'own';
/** Left and right of Ta = R, where the application takes as long for an ADU as the sender. */
const SIDES = ['application faster', 'application slower than the sender'] as const;

/** The line at Ta = R. Its words give way to the paper's numbers or the kept line, which would overlap them. */
function markersOf({ x, r }: Readonly<AlfScenario>, isCrowded: boolean): Marker[] {
  if (x !== 'ta' || r === 0) return [];
  return [{ value: r, label: 'Ta = R', side: 'above', sides: isCrowded ? undefined : SIDES }];
}

function pointOn({ own, values, domain }: ParameterAxis, series: string | undefined): CurvePoint | undefined {
  if (own === null) return undefined;
  return { x: own, series, step: values.step, min: values.min, max: domain[1] };
}

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
  /** Label of the only curve where there is no family. */
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
