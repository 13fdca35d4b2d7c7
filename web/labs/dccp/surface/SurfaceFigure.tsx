// The buffer's effect on the rate, the loss event rate or the jitter, over two parameters.

import { useMemo } from 'react';
import { PLAN } from '#pkg/dccp.surface.heads.ts';
import { currentResult, gridFor, matrixOf, tableOf } from '../../../bench/along/along.ts';
import { useAlong } from '../../../bench/along/useAlong.ts';
import { useKeptNames } from '../../../bench/compare/comparison.ts';
import { ghostEntry } from '../../../bench/compare/ghost.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { nearestStepValue, symbolOf } from '../../../bench/results/parameterAxis.ts';
import { measureById } from '../../../bench/results/table.ts';
import { useChoosing } from '../../../bench/results/useChoosing.ts';
import { HeatMap } from '../../../charts/heat/HeatMap.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import type { AxisSpec } from '../../../charts/scales/axis.ts';
import { isSameMatrix, type Matrix } from '../../../charts/scales/matrix.ts';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { PRIORITY } from '../../../sim/job.ts';
import { EFFICIENCIES } from '../efficiencies.ts';
import { idleWords, withoutIdleAxes } from './idleAxes.ts';
import { notesOf } from './notes.ts';
import styles from './SurfaceFigure.module.css';
import { EVEN, LEAST, surfaceWords, timesWords } from './sentences.ts';

/** The measure of each choice. */
const RATIOS = PLAN.shown.of;
/** Runs of the small picture, which is computed again at every step of a slider. */
const SMALL_RUNS = 1;
/**
 * Efficiencies (as in the paper) at round ratios of the two runs; where there is little room the first ones get labels.
 */
const ROUND = [1, 2, 4, 1.5, 3, 9].flatMap((times) =>
  times === 1 ? [EVEN] : [times / (1 + times), 1 / (1 + times)],
);
const TICKS = ROUND.map((value) => ({ value, label: timesWords(value) }));
/** Contours, in ascending order. */
const LEVELS = [...ROUND].sort((a, b) => a - b);
/** Distance from `EVEN` at which the colours are strongest. */
const REACH = 0.4;

export function SurfaceFigure() {
  const store = useStore();
  const scenario = useScenario('dccp');
  const { ratio, runs } = scenario;
  const laid = gridFor(PLAN, scenario);
  const { x: across } = laid;
  const up = laid.y ?? across;
  // the small picture beside another figure on the stage
  const isSmall = useLook() === 'mini' && scenario.fig !== 'surface';
  const asked = { priority: PRIORITY.later, runs: isSmall ? Math.min(SMALL_RUNS, runs) : runs };
  const surface = useAlong(PLAN, laid, scenario, EFFICIENCIES, asked);
  const [chooseX, chooseY, chooseRatio] = [
    withoutIdleAxes(useChoosing('dccp', 'sx'), scenario),
    withoutIdleAxes(useChoosing('dccp', 'sy'), scenario),
    useChoosing('dccp', 'ratio', RATIOS),
  ];
  const found = currentResult(surface.result, laid);
  const measure = RATIOS[ratio];
  // the name of the measure, as in the paper’s figures 2, 3 and 4
  const { name } = measureById('dccp', measure);
  const matrix = useMemo(() => matrixOf(found, measure), [found, measure]);
  const kept = useKept('dccp');
  const names = useKeptNames();
  // without a kept scenario this is the scenario's own surface
  const other = useAlong(PLAN, laid, kept ?? scenario, EFFICIENCIES, asked);
  const beside = kept === null || other.isStale ? null : other.result;
  const ghost = useMemo(() => {
    const other = beside === null ? undefined : matrixOf(beside, measure);
    return other === undefined || isSameMatrix(other, matrix) ? undefined : other;
  }, [beside, measure, matrix]);
  const notes = useMemo(() => notesOf(found, scenario), [found, scenario]);
  const isLowerBetter = ratio !== 'rate';
  const middle = useMemo(() => ({ at: EVEN, even: LEAST, isLowerBetter, reach: REACH }), [isLowerBetter]);
  const value: AxisSpec = {
    label: name,
    brief: chooseRatio.options.find(({ id }) => id === ratio)?.name,
    valueText: timesWords,
    domain: domainOf(matrix),
    ticks: TICKS,
    choose: chooseRatio,
  };
  return (
    <LabFigure
      title={`${name} over ${symbolOf(across)} and ${symbolOf(up)}`}
      summary={idleWords([across, up], scenario) + surfaceWords(matrix, across, up, { ratio, runs })}
      data={() => tableOf(PLAN, scenario, found)}
      keptData={beside === null || kept === null ? undefined : () => tableOf(PLAN, kept, beside)}
      fileName={`efficiency-of-${ratio}-over-${across.id}-and-${up.id}`}
      legend={ghost && [{ label: names.now, color: 'var(--text)' }, ghostEntry(names.kept, 'line')]}
      jobs={[surface]}
      isStale={surface.isStale}
    >
      {across.id === up.id ? (
        <p className={styles.hint}>Choose two different parameters for the axes.</p>
      ) : (
        <HeatMap
          x={{ ...across.spec, choose: chooseX }}
          y={{ ...up.spec, choose: chooseY }}
          value={value}
          matrix={matrix}
          ghost={ghost}
          middle={middle}
          levels={LEVELS}
          notes={notes}
          point={across.own === null || up.own === null ? undefined : { x: across.own, y: up.own }}
          onPick={(x, y) =>
            store.set(
              'dccp',
              { [across.id]: nearestStepValue(across, x), [up.id]: nearestStepValue(up, y) },
              { commit: true },
            )
          }
        />
      )}
    </LabFigure>
  );
}

/** Range of the colour scale in steps of a tenth, so that colours stay while more points are computed. */
function domainOf({ values }: Matrix): readonly [number, number] {
  let [low, high] = [EVEN - 0.05, EVEN + 0.05];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [Math.floor(low * 10 + 0.2) / 10, Math.ceil(high * 10 - 0.2) / 10];
}
