// The laboratory of in-order against out-of-sequence delivery.

import { memo, type ReactNode } from 'react';
import { LABS } from '#pkg/params.ts';
import { Workbench } from '../../controls/Workbench.tsx';
import { type FigureId, usePlace, useTakeAway } from '../../scenario/figure.ts';
import { useScenario } from '../../scenario/react.tsx';
import { report } from '../../sim-react/report.ts';
import styles from './AlfPage.module.css';
import { Controls } from './Controls.tsx';
import { FigureChoice } from './FigureChoice.tsx';
import { BlockingFigure } from './figures/BlockingFigure.tsx';
import { BufferFigure } from './figures/BufferFigure.tsx';
import { CurveFigure } from './figures/CurveFigure.tsx';
import { DensityFigure } from './figures/DensityFigure.tsx';
import { SurfaceFigure } from './figures/SurfaceFigure.tsx';
import { percent } from './figures/words.ts';
import { LadderFigure } from './ladder/LadderFigure.tsx';
import { Results } from './results/Results.tsx';
import { useCursor } from './useCursor.ts';
import { useMeasures } from './useMeasures.ts';
import { useRun } from './useRun.ts';

export function AlfPage() {
  const scenario = useScenario('alf');
  const measures = useMeasures(scenario);
  const { ta, r, d, w, l, fig } = scenario;
  const gain = measures.result?.get('gain')?.mean;
  const parts = [
    <Results key="results" job={measures} />,
    <FigureChoice key="choice" />,
    <Figures key="figures" />,
  ];
  const isAlone = fig !== 'all';
  // a figure alone stands as high as it can: the numbers follow it
  if (isAlone) parts.push(...parts.splice(0, 1));
  return (
    <Workbench
      panel={<Controls />}
      headline={gain === undefined ? '' : `G = ${percent(gain)}`}
      brief={`Ta ${ta} · R ${r} · D ${d} ms · W ${w} · L ${Math.round(l * 1000) / 10}%`}
    >
      <header className={styles.head}>
        <h1>{LABS.find(({ id }) => id === 'alf')?.title}</h1>
        {!isAlone && (
          <p className={styles.question}>
            When does an application gain by taking its data units (ADUs) as they come, and not in order?
          </p>
        )}
      </header>
      {parts}
    </Workbench>
  );
}

const Figures = memo(function Figures() {
  const scenario = useScenario('alf');
  const { fig } = scenario;
  const run = useRun(scenario);
  const cursor = useCursor(scenario.at);
  const ladder = { ...report(run), ...usePlace('alf', 'ladder'), ...useTakeAway('alf') };
  return (
    <div className={styles.figures}>
      <Shown id="curve" fig={fig}>
        <CurveFigure />
      </Shown>
      <Shown id="surface" fig={fig}>
        <SurfaceFigure />
      </Shown>
      <Shown id="buffer" fig={fig} wide>
        <BufferFigure run={run} cursor={cursor} />
      </Shown>
      <Shown id="blocking" fig={fig}>
        <BlockingFigure run={run} />
      </Shown>
      <Shown id="density" fig={fig}>
        <DensityFigure run={run} />
      </Shown>
      <Shown id="ladder" fig={fig} wide>
        <LadderFigure run={run.of} cursor={cursor} {...ladder} />
      </Shown>
    </div>
  );
});

interface ShownProps {
  readonly id: FigureId<'alf'>;
  readonly fig: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A figure among all, alone, or not at all: what is not shown computes nothing. */
function Shown({ id, fig, wide = false, children }: ShownProps) {
  if (fig !== 'all' && fig !== id) return null;
  return (
    <div className={styles.figure} data-figure={id} data-wide={wide || fig === id || undefined}>
      {children}
    </div>
  );
}
