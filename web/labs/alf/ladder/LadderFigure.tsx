import { lazy, Suspense } from 'react';
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

const Ladder = lazy(() => import('./Ladder.tsx').then(({ Ladder }) => ({ default: Ladder })));

/** The packet ladder; it loads when it is first shown. */
export function LadderFigure(props: LadderFigureProps) {
  return (
    <Suspense fallback={<p className={styles.loading}>Loading the packet ladder …</p>}>
      <Ladder {...props} />
    </Suspense>
  );
}
