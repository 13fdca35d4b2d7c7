import { useMemo } from 'react';
import { stepPath } from '../frame/steps.ts';
import styles from './FlowLadder.module.css';
import type { FlowFrame, FlowView } from './frame.ts';
import { missingWindow } from './marks.ts';
import type { FlowScene } from './scene.ts';

interface WindowStairProps {
  scene: FlowScene;
  frame: FlowFrame;
  view: FlowView;
  /** Of the pattern. */
  hatch: string;
}

/** The congestion window; beside it the window of the flow it is compared with, and what is missing hatched. */
export function WindowStair({ scene: { window, without, kept }, view, hatch }: WindowStairProps) {
  const own = useMemo(() => stepPath(window, view.range, view.x, view.y), [window, view]);
  const other = useMemo(
    () => (without === null ? '' : stepPath(without, view.range, view.x, view.y)),
    [without, view],
  );
  const ghost = useMemo(
    () => (kept === undefined ? '' : stepPath(kept, view.range, view.x, view.y)),
    [kept, view],
  );
  const missing = useMemo(
    () => (without === null ? '' : missingWindow(without, window, view)),
    [without, window, view],
  );
  return (
    <>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.hatch} x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      <path data-missing="" d={missing} fill={`url(#${hatch})`} />
      {ghost !== '' && <path className={styles.kept} strokeDasharray="7 5" d={ghost} />}
      <path className={styles.without} d={other} />
      <path className={styles.window} data-window="" d={own} />
    </>
  );
}
