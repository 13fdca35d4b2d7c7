import { Decoration } from '../marks/Decoration.tsx';
import styles from './Ladder.module.css';
import type { LadderFrame } from './lanes.ts';

/** Fades what has not happened yet at the cursor's time, except headings. */
export function FutureVeil({ frame, from, to }: { frame: LadderFrame; from: number; to: number }) {
  return (
    <Decoration data-transient="" data-veil="">
      {frame.diagrams.map(({ top, title, bottom }) => (
        <rect
          key={top}
          className={styles.veil}
          x={from}
          y={title + 6}
          width={to - from}
          height={bottom + 1 - title - 6}
        />
      ))}
    </Decoration>
  );
}
