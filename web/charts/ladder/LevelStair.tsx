import { useMemo } from 'react';
import { stepPath } from '../scales/steps.ts';
import type { FlowScene } from './flow.ts';
import type { FlowFrame, FlowView } from './flowFrame.ts';
import styles from './Ladder.module.css';
import { missingLevel } from './levels.ts';
import { crossPath } from './lines.ts';
import type { View } from './marks.ts';

interface LevelStairProps {
  scene: FlowScene;
  view: FlowView;
  /** Id of the hatch pattern. */
  hatch: string;
}

/**
 * The flow's level (such as its congestion window) as a stair, with that of the compared flow; the deficit is hatched.
 */
export function LevelStair({ scene: { window, without, kept }, view, hatch }: LevelStairProps) {
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
    () => (without === null ? '' : missingLevel(without, window, view)),
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
      <path className={styles.level} data-window="" d={own} />
    </>
  );
}

/** Crosses where packets are declared lost, rightly or not. */
export function Declared({ scene, frame, view }: { scene: FlowScene; frame: FlowFrame; view: View }) {
  const { declared, answers } = scene;
  if (declared === undefined) return null;
  const y = answers.leaveFirst === true ? frame.receiver : frame.released;
  return Array.from(declared).flatMap((time, i) => {
    if (Number.isNaN(time) || time < view.t0 || time > view.t1) return [];
    const d = crossPath(view.x(time), y, frame.isMini ? 2 : 5);
    // biome-ignore lint/suspicious/noArrayIndexKey: a packet is known by its place.
    return [<path key={i} className={styles.cross} data-declared="" d={d} />];
  });
}
