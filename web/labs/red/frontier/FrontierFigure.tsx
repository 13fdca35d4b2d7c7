// The paper's figures 2, 3, 9 and 10: queueing delay against link utilization.

import type { RedScenario } from '#pkg/params.ts';
import { DATA, LISTED } from '#pkg/red.frontier.heads.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { type KnownPoint, listedTable } from '../../../bench/listed/listed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { useCurvesCorner } from '../../../bench/results/useCurvesCorner.ts';
import { percent, roundedToInterval } from '../../../bench/words/numbers.ts';
import { timeScale, timeText, unknownHalf } from '../../../bench/words/times.ts';
import { type PlaneCurve, type PlanePoint, placeOf } from '../../../charts/plane/curves.ts';
import { PlaneCurves } from '../../../charts/plane/PlaneCurves.tsx';
import type { Distance, OwnPlace } from '../../../charts/plane/props.ts';
import type { AxisSpec, TitleChoice } from '../../../charts/scales/axis.ts';
import type { DataColumn } from '../../../charts/table/columns.ts';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { settingOf, settingWords } from '../setting.ts';
import { numbersOf, queueColumn } from '../source.ts';
import { useMeasures } from '../useMeasures.ts';
import { neighbourOf } from './across.ts';
import { changeSentence } from './change.ts';
import { delaysApart } from './delaysApart.ts';
import {
  type Frontier,
  type FrontierPoint,
  LEAST_RUNS,
  placeOfShare,
  type RedMeasure,
  shareAtPlace,
  type Utilization,
} from './lines.ts';
import { ownRow } from './ownRow.ts';
import { RunControls } from './RunControls.tsx';
import type { Saving } from './saving.ts';
import { frontierSummary, intervalWords, isEven } from './sentences.ts';
import { type Comparison, useComparison } from './useComparison.ts';

/** Utilizations at the ticks of the axis, the most important first. */
const MARKED = [
  0.9, 0.99, 0.95, 0.8, 0.999, 0.98, 0.5, 0.7, 0.97, 0.995, 0.85, 0.6, 0.96, 0.998, 0.3, 0.1, 0.9999,
];
const TICKS = MARKED.map((share) => ({
  value: placeOfShare(share),
  label: `${Number((100 * share).toFixed(2))}%`,
}));
const NAMES: Readonly<Record<Utilization, string>> = {
  utilization: 'Link utilization (%)',
  throughput: 'Throughput (% of the link)',
};
const TITLE = 'Queueing delay against link utilization';
/** Margin around the outermost points, as a share of the axis. */
const MARGIN = 0.06;

export function FrontierFigure() {
  const store = useStore();
  const scenario = useScenario('red');
  const comparison = useComparison(scenario);
  const { frontiers, compared, saving, change, isOwn } = comparison;
  const chooseAgainst = useChoosing('red', 'against');
  const corner = useCurvesCorner('red', 'family');
  const { against, runs } = scenario;
  const setting = settingOf(scenario);
  const curves = frontiers.all.map((line) => curveOf(line, against, line === compared));
  const { ghosts, keptRow } = useKeptPoint(against);
  const measured = useMeasures(scenario);
  const row = ownRow(scenario, measured.isStale ? null : measured.result);
  const own = ownPlace(comparison, curves, scenario, {
    onChange: (value, commit) => store.set('red', { [setting]: value }, { commit }),
    onAcross: (by) => {
      const next = neighbourOf(scenario, frontiers.all, by);
      if (next !== null) store.set('red', next, { commit: true });
    },
  });
  const known = frontiers.isStale ? [] : frontiers.all;
  const changed = change && changeSentence(change, settingWords(setting === 'limit'), scenario[setting]);
  const intervals = intervalWords(known, runs);
  // there is room for one sentence only, and whiskers show the intervals anyway
  const words = changed ?? intervals;
  return (
    <LabFigure
      title={TITLE}
      lead="Each point is one setting of the queue: further right is a fuller link, further down a shorter queue."
      summary={[frontierSummary(known, runs), changed, intervals].filter(Boolean).join(' ')}
      caption={<RunControls frontiers={frontiers} words={words} lineOf={TITLE} />}
      data={() => dataOf([...frontiers.known, ...row])}
      keptData={() => dataOf(keptRow)}
      fileName={`red-frontiers-${scenario.family}`}
      jobs={frontiers.jobs}
      isStale={frontiers.isStale && frontiers.all.length > 0}
    >
      <PlaneCurves
        aspect={0.62}
        x={axisOf(against, [...ghosts, ...curves], own, chooseAgainst)}
        y={Y}
        curves={[...ghosts, ...curves]}
        corner={corner}
        base={
          frontiers.base === null
            ? undefined
            : { curve: frontiers.base.id, valueName: settingWords(frontiers.base.isDropTail) }
        }
        compared={compared?.id}
        own={own}
        distance={isOwn && against === 'utilization' ? distanceOf(saving) : null}
        worse={
          compared === null
            ? undefined
            : [`${worseWords(compared)} ${disturberOf(scenario)}`, 'lengthens the delay']
        }
        better={['better: fuller link,', 'shorter queue']}
        tell={({ id }, { value }) => told(frontiers.all, id, value, against, scenario[setting])}
      />
    </LabFigure>
  );
}

const Y: AxisSpec = {
  label: 'Mean queueing delay',
  unit: DATA.queue_delay,
  meaning:
    'How long a packet waits at the bottleneck on average: the mean queue divided by the rate of the link.',
};

function axisOf(
  against: Utilization,
  curves: readonly PlaneCurve[],
  own: OwnPlace | null,
  choose: TitleChoice,
): AxisSpec {
  const places = [
    ...curves.flatMap(({ points }) => points.map(({ x }) => x)),
    ...(own === null ? [] : [own.x]),
  ];
  const [low, high] = places.length === 0 ? [1, 3] : [Math.min(...places), Math.max(...places)];
  // around a single point, wide enough for ticks on either side
  const margin = high - low < 0.02 ? 0.75 : Math.max(0.02, MARGIN * (high - low));
  return {
    label: `${NAMES[against]}, stretched near 100%`,
    domain: [low - margin, high + margin],
    ticks: TICKS,
    choose,
  };
}

function dataOf(points: readonly KnownPoint<RedMeasure>[]): DataColumn[] {
  const queues = queueColumn(points.map((point) => numbersOf(point).isDropTail));
  return [...listedTable(LISTED, DATA, points), ...queues];
}

/** The kept scenario's point, as a curve of one point and as a table row; none where nothing is kept. */
function useKeptPoint(against: Utilization): {
  readonly ghosts: readonly PlaneCurve[];
  readonly keptRow: readonly KnownPoint<RedMeasure>[];
} {
  const scenario = useScenario('red');
  const names = useKeptNames();
  const kept = useKept('red');
  // without a kept scenario these are the scenario's own measures
  const { result, isStale } = useMeasures(kept ?? scenario);
  const [u, d] = [result?.get(against), result?.get('queue_delay')];
  if (kept === null || isStale || u === undefined || d === undefined) return { ghosts: [], keptRow: [] };
  const { color, dash } = GHOST;
  const none = { xLow: Number.NaN, xHigh: Number.NaN, yLow: Number.NaN, yHigh: Number.NaN };
  const point = { value: kept[settingOf(kept)], x: placeOfShare(u.mean), y: d.mean, ...none };
  return {
    ghosts: [{ id: 'kept', label: names.kept, color, dash, form: 'disc', points: [point] }],
    keptRow: ownRow(kept, result),
  };
}

function curveOf({ id, look, points }: Frontier, against: Utilization, isCompared: boolean): PlaneCurve {
  return { id, ...look, width: isCompared ? 2.75 : 2, points: points.map((point) => placed(point, against)) };
}

function placed(point: FrontierPoint, against: Utilization): PlanePoint {
  const [u, d] = [point.estimate(against), point.estimate('queue_delay')];
  const half = ({ ci95 }: Estimate) => (point.runs < LEAST_RUNS ? Number.NaN : (ci95 ?? Number.NaN));
  return {
    value: point.setting,
    x: placeOfShare(u.mean),
    y: d.mean,
    xLow: placeOfShare(u.mean - half(u)),
    xHigh: placeOfShare(u.mean + half(u)),
    yLow: d.mean - half(d),
    yHigh: d.mean + half(d),
  };
}

/** The scenario's point: where it was measured, or, until it has been, the point of its curve with the same setting. */
function ownPlace(
  { frontiers, own: measured }: Comparison,
  curves: readonly PlaneCurve[],
  scenario: Readonly<RedScenario>,
  does: Pick<OwnPlace, 'onChange' | 'onAcross'>,
): OwnPlace | null {
  const setting = settingOf(scenario);
  const value = scenario[setting];
  const curve = curves.find(({ id }) => id === frontiers.own?.id);
  if (curve === undefined) return null;
  const first = curve.points[0];
  const at =
    measured === null
      ? (placeOf(curve.points, value) ?? (first && { x: first.x, y: first.y }))
      : { x: placeOfShare(measured.across), y: measured.delay };
  if (at === undefined) return null;
  const values = curve.points.map((point) => point.value);
  return {
    curve: curve.id,
    ...at,
    label: setting === 'limit' ? 'Drop-tail limit, packets' : 'Lower threshold min_th, packets',
    text: `${settingWords(setting === 'limit')} ${value}: ${timeText(at.y, null)} at ${percent(shareAtPlace(at.x))} of the link, ${curve.label}`,
    value,
    min: Math.min(...values),
    max: Math.max(...values),
    step: 1,
    stops: values,
    ...does,
  };
}

/**
 * The distance to the curve compared with, whose delay at this very utilization is interpolated; null where there is
 * none.
 */
function distanceOf(saving: Saving | null): Distance | null {
  if (saving === null || isEven(saving.saved)) return null;
  const { mean, ci95 } = saving.saved;
  const most = Math.max(saving.baseDelay, saving.delay);
  const [unit, by] = timeScale(most);
  const shown = delaysApart(saving.baseDelay / by, saving.delay / by, (ci95 ?? unknownHalf(most)) / by);
  const interval = ci95 === null ? '' : `± ${shown.half} ${unit}; `;
  return {
    words: `${shown.difference} ${unit} ${mean > 0 ? 'less' : 'longer'}`,
    note: `${interval}${shown.from} ${unit} is interpolated`,
  };
}

/** Words for a curve above the undisturbed one: points of a single run may lie there by chance. */
export function worseWords({ points }: Pick<Frontier, 'points'>): string {
  return points.some(({ runs }) => runs === 1) ? 'in this one run' : 'here';
}

/** What makes the delay longer where the hatching is grey. */
function disturberOf({ tau, ps, family, queue }: Readonly<RedScenario>): string {
  if (queue === 'droptail' && family === 'queues') return 'drop-tail';
  return tau > 0 || (ps === 0 && family !== 'ps') ? 'reordering' : 'loss';
}

function told(
  frontiers: readonly Frontier[],
  id: string,
  setting: number,
  against: Utilization,
  own: number,
) {
  const line = frontiers.find((one) => one.id === id);
  const point = line?.points.find((one) => one.setting === setting);
  if (line === undefined || point === undefined) return { rows: [], place: '' };
  const [u, d] = [point.estimate(against), point.estimate('queue_delay')];
  const [unit, by] = timeScale(d.mean);
  const note = ({ ci95 }: Estimate, factor: number, unit: string) =>
    ci95 === null ? undefined : `± ${roundedToInterval(ci95 * factor, ci95 * factor)}${unit}`;
  return {
    rows: [
      { name: 'queueing delay', value: timeText(d.mean, d.ci95), note: note(d, 1 / by, ` ${unit}`) },
      {
        name: against === 'utilization' ? 'link utilization' : 'throughput',
        value: `${roundedToInterval(100 * u.mean, 100 * (u.ci95 ?? 0.01))}%`,
        note: note(u, 100, ' points'),
      },
    ],
    place: `${line.look.label}, ${settingWords(line.isDropTail)} ${setting}${setting === own && line.isOwn ? ': this scenario' : ''}`,
  };
}
