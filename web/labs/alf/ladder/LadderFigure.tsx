import { memo, useCallback, useEffect, useState } from 'react';
import { late } from '../../../late/late.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useScenario } from '../../../scenario/react.tsx';
import type { Cursor } from '../useCursor.ts';
import type { ScenarioRun } from '../useRun.ts';
import styles from './Ladder.module.css';
// listens from the page's first moment, and not when the ladder has loaded
import './touched.ts';
import type { LadderProps } from './Ladder.tsx';

export interface LadderFigureProps {
  /** The first run of the scenario in the store. */
  run: ScenarioRun | null;
  busy?: boolean | number | undefined;
  error?: string | undefined;
  /** Shared with the buffer trace. */
  cursor: Cursor;
  source?: string | undefined;
  onCopyLink?: (() => void | Promise<void>) | undefined;
  onEnlarge?: ((enlarged: boolean) => void) | undefined;
  enlarged?: boolean | undefined;
}

/** How far from the visible part of the page it starts to load, and is drawn at once. */
const NEAR = '300px';
/** Out of sight the ladder waits until a slider has been still for so long (ms). */
const STILL = 250;

const Ladder = late('the packet ladder', async () => (await import('./Ladder.tsx')).Ladder, styles.loading);

/** The packet ladder. It loads when the reader comes near it: it does not weigh on the page's first load. */
export function LadderFigure(props: LadderFigureProps) {
  const scenario = useScenario('alf');
  const [hasBeenNear, setHasBeenNear] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        setIsNear(isNear);
        if (isNear) setHasBeenNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // alone on the page it is what the reader came for
  const isAlone = props.enlarged === true;
  const isHeld = useHeld(encodeModel('alf', scenario), props.run, isNear || isAlone);
  return (
    <div ref={watch} className={styles.frame}>
      {hasBeenNear || isAlone ? (
        <>
          <Holding {...props} scenario={scenario} isHeld={isHeld} />
          {isHeld && <span hidden data-loading="" />}
        </>
      ) : (
        <p className={styles.loading}>Loading the packet ladder …</p>
      )}
    </div>
  );
}

/** Stays what it is while it is held. */
const Holding = memo(
  ({ isHeld: _, ...props }: LadderProps & { isHeld: boolean }) => <Ladder {...props} />,
  (_, next) => next.isHeld,
);

/** Out of sight and behind the scenario: nobody sees what a dragged slider would have drawn. */
function useHeld(model: string, run: ScenarioRun | null, isNear: boolean): boolean {
  const [still, setStill] = useState({ model, run });
  const isHeld = !isNear && (model !== still.model || run !== still.run);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setStill({ model, run }), STILL);
    return () => clearTimeout(timer);
  }, [isHeld, model, run]);
  return isHeld;
}
