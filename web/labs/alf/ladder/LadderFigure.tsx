import { lazy, Suspense, useCallback, useState } from 'react';
import type { AlfRun } from '#pkg/alf.js';
import styles from './Ladder.module.css';

export interface LadderFigureProps {
  /** The first run of the scenario in the store. */
  run: AlfRun | null;
  busy?: boolean | number | undefined;
  error?: string | undefined;
  /** Milliseconds, shared with the buffer trace. */
  cursor: number | null;
  onCursor: (time: number | null) => void;
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
  const placeholder = (
    <p ref={watch} className={styles.loading}>
      Loading the packet ladder …
    </p>
  );
  return isNear ? (
    <Suspense fallback={placeholder}>
      <Ladder {...props} />
    </Suspense>
  ) : (
    placeholder
  );
}
