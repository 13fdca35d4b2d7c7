import { useMemo, useState } from 'react';
import { PLAN } from '#pkg/alf.surface.heads.ts';
import type { AlfScenario } from '#pkg/params.ts';
import { matrixOf, tableOf } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { ghostEntry } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { nearestStepValue, type ParameterAxis, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { Switch } from '../../../bench/results/Switch.tsx';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { percent, wholePercent } from '../../../bench/words/numbers.ts';
import { HeatMap } from '../../../charts/heat/HeatMap.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import { axisValueOn } from '../../../charts/scales/axis.ts';
import { isSameMatrix, type Matrix } from '../../../charts/scales/matrix.ts';
import { DEFAULT_VIEW, type View } from '../../../charts/surface/view.ts';
import { late } from '../../../late/late.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { GAINS } from '../gains/gains.ts';
import { useSurface } from '../gains/useSurface.ts';
import { whatToRaise } from '../lead/sentence.ts';
import styles from './figures.module.css';
import { GAIN_MEASURES, gainAxis, gainTitle } from './gain.ts';

// the 3-D relief is loaded when it is chosen: few readers turn the surface, and the page's first load stays small
const TurningSurface = late(
  'the relief',
  async () => (await import('../../../charts/surface/TurningSurface.tsx')).TurningSurface,
  styles.relief,
);

/** The gain over two parameters, as a heat map or as a relief that can be turned. */
export function SurfaceFigure() {
  const store = useStore();
  const scenario = useScenario('alf');
  const isSmall = useLook() === 'mini';
  const { laid, asked, surface, found, matrix, across, up } = useSurface(scenario, isSmall);
  const [view, setView] = useState<View>(DEFAULT_VIEW);
  const [chooseX, chooseY, chooseGain] = [
    useChoosing('alf', 'sx'),
    useChoosing('alf', 'sy'),
    useChoosing('alf', 'g', GAIN_MEASURES),
  ];
  const isFlat = scenario.surface === 'map';
  const measure = GAIN_MEASURES[scenario.g];
  const kept = useKept('alf');
  const names = useKeptNames();
  // without a kept scenario this asks for the scenario's own surface again, which costs nothing
  const other = useAlong(PLAN, laid, kept ?? scenario, GAINS, asked);
  const beside = kept === null || other.isStale ? null : other.result;
  const ghost = useMemo(() => (beside === null ? undefined : matrixOf(beside, measure)), [beside, measure]);
  const chart = {
    x: { ...across.spec, choose: chooseX },
    y: { ...up.spec, choose: chooseY },
    value: { ...gainAxis(scenario), domain: domainOf(matrix), choose: chooseGain },
    matrix,
    ghost: ghost && ghost.x.length > 1 && !isSameMatrix(ghost, matrix) ? ghost : undefined,
    point: across.own === null || up.own === null ? undefined : { x: across.own, y: up.own },
    onPick: (x: number, y: number) =>
      store.set(
        'alf',
        { [across.id]: nearestStepValue(across, x), [up.id]: nearestStepValue(up, y) },
        { commit: true },
      ),
  };
  const [horizontal, vertical] = [symbolOf(across), symbolOf(up)];

  return (
    <LabFigure
      title={`${gainTitle(scenario)} over ${horizontal} and ${vertical}`}
      summary={summary(matrix, across, up, scenario, !surface.isDone)}
      data={() => tableOf(PLAN, scenario, found)}
      keptData={beside === null || kept === null ? undefined : () => tableOf(PLAN, kept, beside)}
      fileName={`gain-over-${across.id}-and-${up.id}`}
      action={<Switch lab="alf" id="surface" />}
      legend={
        isFlat && chart.ghost
          ? [{ label: names.now, color: 'var(--text)' }, ghostEntry(names.kept, 'line')]
          : undefined
      }
      jobs={[surface]}
    >
      {across.id === up.id ? (
        <p className={styles.hint}>Choose two different parameters for the axes.</p>
      ) : isFlat ? (
        <HeatMap {...chart} />
      ) : (
        <TurningSurface {...chart} view={view} onTurn={setView} />
      )}
    </LabFigure>
  );
}

/** Range of the colour scale, rounded outwards to tenths, so that colours stay while more points are computed. */
function domainOf({ values }: Matrix): readonly [number, number] {
  let [low, high] = [0, 0.1];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [Math.floor(low * 10 + 0.2) / 10, Math.ceil(high * 10) / 10];
}

/** Least gain that is named: a smaller one rounds to 0%. */
const SEEN = 0.005;

function summary(
  matrix: Matrix,
  across: ParameterAxis,
  up: ParameterAxis,
  scenario: Readonly<AlfScenario>,
  isSoFar: boolean,
): string {
  const { runs, surface } = scenario;
  const { values, x } = matrix;
  let best = -1;
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(values[i]) && (best < 0 || (values[i] ?? 0) > (values[best] ?? 0))) best = i;
  }
  if (across.id === up.id) return '';
  if (best < 0) return 'The simulation is under way.';
  const column = best % x.length;
  const place = (horizontal: number, vertical: number) =>
    `${symbolOf(across)} = ${axisValueOn(across.spec, horizontal, matrix.x)} and ${symbolOf(up)} = ${axisValueOn(up.spec, vertical, matrix.y)}`;
  const top = values[best] ?? 0;
  if (top < 0.0005) {
    if (isSoFar) return 'The simulation is under way.';
    return whatToRaise(scenario, [across.id, up.id]) ?? 'The gain is 0 everywhere here.';
  }
  if (top < SEEN && !isSoFar) return `The gain is below ${percent(SEEN)} everywhere here.`;
  const upTo = `${isSoFar ? 'So far the' : 'The'} gain is up to ${wholePercent(top)}`;
  return `${upTo}, such as at ${place(x[column] ?? 0, matrix.y[(best - column) / x.length] ?? 0)}. Each cell is ${runs === 1 ? 'one run' : `the mean of ${runs} runs`}${surface === 'map' ? '; bands are smoothed' : ''}.`;
}
