// What the buffer makes of the rate, the loss event rate or the jitter, over two parameters.

import { useMemo } from 'react';
import { JITTER, LER, RATE } from '#pkg/dccp.surface.heads.ts';
import type { DccpScenario } from '#pkg/params.ts';
import { symbolOf, wholeStep } from '../../../bench/axes/parameterAxis.ts';
import { useChoosing } from '../../../bench/choices/useChoosing.ts';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { placeColumns } from '../../../bench/measures/columns.ts';
import { columnsFrom, type DataColumn } from '../../../charts/figure/columns.ts';
import type { AxisSpec } from '../../../charts/frame/axis.ts';
import { useLook } from '../../../charts/frame/look.ts';
import type { Matrix } from '../../../charts/frame/matrix.ts';
import { HeatMap } from '../../../charts/heat/HeatMap.tsx';
import { useKept, useScenario, useStore } from '../../../scenario/react.tsx';
import { type FigureAxis, figureAxis } from '../axes.ts';
import { notesOf } from './notes.ts';
import styles from './SurfaceFigure.module.css';
import { matrixOf, useSurface } from './useSurface.ts';
import { EVEN, surfaceWords, timesWords } from './words.ts';

/** Of the paper’s figures 2, 3 and 4. */
const NAMES: Readonly<Record<DccpScenario['ratio'], string>> = {
  rate: 'Efficiency of the rate',
  ler: 'Efficiency of the loss event rate',
  jitter: 'Efficiency of the jitter',
};
/** What the choices are called in the table of measures. */
const RATIOS = { rate: 'eps_rate', ler: 'eps_ler', jitter: 'eps_jitter' } as const;
const LEVELS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
/** Efficiencies where one run has so many times what the other has; the first are named where there is little room. */
const TICKS = [1, 2, 4, 1.5, 3, 9].flatMap((times) =>
  times === 1
    ? [{ value: EVEN, label: 'even' }]
    : [
        { value: times / (1 + times), label: `× ${times}` },
        { value: 1 / (1 + times), label: `÷ ${times}` },
      ],
);
/** The strongest colours are so far from even. */
const REACH = 0.4;

export function SurfaceFigure() {
  const store = useStore();
  const scenario = useScenario('dccp');
  const { ratio, sx, sy, runs } = scenario;
  const across = figureAxis(sx, scenario);
  const up = figureAxis(sy, scenario);
  const isSmall = useLook() === 'mini';
  const surface = useSurface(scenario, across, up, isSmall);
  const [chooseX, chooseY, chooseRatio] = [
    useChoosing('dccp', 'sx'),
    useChoosing('dccp', 'sy'),
    useChoosing('dccp', 'ratio', RATIOS),
  ];
  const matrix = useMemo(() => matrixOf(surface.result, sx, sy, ratio), [surface.result, sx, sy, ratio]);
  const kept = useKept('dccp');
  // where nothing is kept this is the same surface
  const other = useSurface(kept ?? scenario, across, up, isSmall);
  const ghost = useMemo(
    () => (kept === null || other.isStale ? undefined : matrixOf(other.result, sx, sy, ratio)),
    [kept, other.isStale, other.result, sx, sy, ratio],
  );
  const notes = useMemo(() => notesOf(surface.result, sx, sy, scenario), [surface.result, sx, sy, scenario]);
  const isLowerBetter = ratio !== 'rate';
  const middle = useMemo(() => ({ at: EVEN, isLowerBetter, reach: REACH }), [isLowerBetter]);
  const value: AxisSpec = {
    label: NAMES[ratio],
    readout: '.2f',
    domain: domainOf(matrix),
    ticks: TICKS,
    choose: chooseRatio,
  };
  return (
    <LabFigure
      title={`${NAMES[ratio]} over ${symbolOf(across)} and ${symbolOf(up)}`}
      summary={surfaceWords(matrix, across, up, { ratio, runs })}
      data={() => columns(matrix, across, up, ratio)}
      fileName={`efficiency-of-${ratio}-over-${across.id}-and-${up.id}`}
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
          says={timesWords}
          point={across.own === null || up.own === null ? undefined : { x: across.own, y: up.own }}
          onPick={(x, y) =>
            store.set(
              'dccp',
              { [across.id]: wholeStep(across, x), [up.id]: wholeStep(up, y) },
              { commit: true },
            )
          }
        />
      )}
    </LabFigure>
  );
}

/** In steps of a tenth, so that the colours stay while the surface sharpens. */
function domainOf({ values }: Matrix): readonly [number, number] {
  let [low, high] = [EVEN - 0.05, EVEN + 0.05];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [Math.floor(low * 10 + 0.2) / 10, Math.ceil(high * 10 - 0.2) / 10];
}

const HEADS = { rate: RATE, ler: LER, jitter: JITTER };

function columns(
  matrix: Matrix,
  across: FigureAxis,
  up: FigureAxis,
  ratio: DccpScenario['ratio'],
): DataColumn[] {
  const [efficiency = '', interval = ''] = Object.keys(HEADS[ratio]);
  const { values, half } = matrix;
  return [
    ...placeColumns(matrix, across.param, up.param),
    ...columnsFrom<string>(HEADS[ratio], {
      [efficiency]: values,
      [interval]: Array.from(values, (_, i) => half?.(i) ?? null),
    }),
  ];
}
