// One figure fills the rest of the window, the others are small live pictures below it.

import {
  type ComponentType,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { LabId } from '#pkg/params.ts';
import { LookContext } from '../../charts/layout/look.ts';
import { DrawnAfterOthers, useScenario } from '../../scenario/react.tsx';
import { DrawTimingContext, drawWhenStill } from '../../sim-react/drawTiming.ts';
import { KeptMeasures } from '../compare/KeptProvider.tsx';
import { PlaceProvider } from '../context/FigurePlace.tsx';
import type { FigureEntry } from '../context/figureEntry.ts';
import { rememberStaged } from '../context/lastStaged.ts';
import styles from './Stage.module.css';
import { Strip } from './Strip.tsx';
import { useFigureChoice } from './useFigureChoice.ts';
import { useSwipe } from './useSwipe.ts';

export interface StageProps {
  readonly lab: LabId;
  readonly figures: readonly FigureEntry[];
  /** The leading result in a sentence. */
  readonly Lead: ComponentType;
}

export const Stage = memo(function Stage({ lab, figures, Lead }: StageProps) {
  const { fig } = useScenario(lab);
  const shown = figures.find(({ id }) => id === fig) ?? figures[0];
  const choose = useFigureChoice(lab, figures);
  const step = (direction: 1 | -1): string => {
    const at = figures.findIndex(({ id }) => id === shown?.id);
    const next = figures[Math.min(figures.length - 1, Math.max(0, at + direction))]?.id ?? '';
    choose(next);
    return next;
  };
  const swipe = useSwipe(step);
  const onStage = shown?.id;
  useEffect(() => {
    if (onStage !== undefined) rememberStaged(lab, onStage);
  }, [lab, onStage]);
  if (shown === undefined) return null;
  const { id, asks, Figure, isTall, isHigh, isAfterLead } = shown;
  const Said = shown.Lead ?? Lead;
  return (
    <>
      <div className={styles.lead} data-part="lead" {...swipe}>
        <Said />
      </div>
      {/* keyed by figure: a figure keeps no state of the one that was on the stage before */}
      <div
        key={id}
        className={styles.stage}
        data-part="stage"
        data-figure={id}
        data-tall={isTall || undefined}
        data-high={isHigh || undefined}
        data-after-lead={isAfterLead || undefined}
      >
        <LookContext value="fill">
          <PlaceProvider lab={lab} figure={id} asks={asks}>
            <Figure />
          </PlaceProvider>
        </LookContext>
      </div>
      <DrawTimingContext value="in turn">
        <DrawnAfterOthers>
          <Strip lab={lab} figures={figures} shown={id} onStep={step} onChoose={choose} />
        </DrawnAfterOthers>
      </DrawTimingContext>
    </>
  );
});

interface EmptyStageProps {
  readonly lead: ReactNode;
  /** Shown in place of the figures. */
  readonly children?: ReactNode;
}

/** The stage while there is nothing to show yet. */
export function EmptyStage({ lead, children }: EmptyStageProps) {
  return (
    <>
      <div className={styles.lead} data-part="lead">
        {lead}
      </div>
      <div className={styles.empty} data-part="stage">
        {children}
      </div>
    </>
  );
}

/** Margin of the window: the full text's empty upper edge is in sight before anybody has scrolled to it. */
const EDGE = '0px 0px -32px';

/** The full text below the stage: all measures, tables and captions. */
export function BelowStage({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // null until known: the text is drawn after the stage, so that the browser does not lay out everything at once
  const [isOutOfSight, setIsOutOfSight] = useState<boolean | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setIsOutOfSight(entries.at(-1)?.isIntersecting === false)),
      { rootMargin: EDGE },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const id = useId();
  const whenStill = useCallback((draw: () => void) => drawWhenStill(id, draw), [id]);
  return (
    <div ref={ref} className={styles.rest} data-part="rest">
      {isOutOfSight === null ? (
        <span hidden data-loading="" />
      ) : (
        <DrawTimingContext value={isOutOfSight ? 'when still' : 'at once'}>
          {/* drawn once sliders are at rest, so that the numbers do not turn into dots at every step */}
          <DrawnAfterOthers by={isOutOfSight ? whenStill : undefined}>
            <KeptMeasures />
            {children}
          </DrawnAfterOthers>
        </DrawTimingContext>
      )}
    </div>
  );
}
