import { lazy, Suspense, useCallback, useState } from 'react';
import type { Cursor } from '../useCursor.ts';
import type { ScenarioRun } from '../useRun.ts';
import styles from './Ladder.module.css';

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

/** How far from the visible part of the page it starts to load. */
const NEAR = '300px';

const Ladder = lazy(() => import('./Ladder.tsx').then(({ Ladder }) => ({ default: Ladder })));

/** The packet ladder. It loads when the reader comes near it: it does not weigh on the page's first load. */
export function LadderFigure(props: LadderFigureProps) {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const words = 'Loading the packet ladder …';
  return isNear ? (
    <Suspense
      fallback={
        <p className={styles.loading} data-loading="">
          {words}
        </p>
      }
    >
      <Ladder {...props} />
    </Suspense>
  ) : (
    <p ref={watch} className={styles.loading}>
      {words}
    </p>
  );
}
