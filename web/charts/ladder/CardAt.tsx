import { type ReactNode, useMemo } from 'react';
import { useSize } from '../frame/useSize.ts';
import { cardPlace } from './cardPlace.ts';
import { headingWidths } from './headings.ts';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import type { Scene } from './scene.ts';
import styles from './TimeLadder.module.css';

/** The same as in the style sheet. */
const WIDTH = 222;
/** Assumed height until the card is measured: most are about this high. */
const USUAL_HEIGHT = 124;

interface CardAtProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  subject: number;
  children: ReactNode;
}

/** A card in a free corner of the ladder, connected to its subject by a line. */
export function CardAt({ scene, frame, view, subject, children }: CardAtProps) {
  const [sizeRef, { height }] = useSize();
  const place = useMemo(() => {
    const size = { width: WIDTH, height: height || USUAL_HEIGHT };
    return cardPlace(scene, frame, view, subject, size, headingWidths(scene, frame));
  }, [scene, frame, view, subject, height]);
  if (place === null) return null;
  const { box, tie } = place;
  return (
    <>
      <svg className={styles.tie} width={frame.width} height={frame.height} aria-hidden="true">
        <path d={`M${tie[0]} ${tie[1]}L${tie[2]} ${tie[3]}`} />
      </svg>
      <div
        ref={sizeRef}
        className={styles.card}
        style={{ left: box.left, top: box.top, maxHeight: frame.height }}
      >
        {children}
      </div>
    </>
  );
}
