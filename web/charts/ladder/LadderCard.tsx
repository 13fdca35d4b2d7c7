import { type ReactNode, useMemo } from 'react';
import { useSize } from '../layout/useSize.ts';
import { cardPlace } from './cardPlace.ts';
import { headingWidths } from './headings.ts';
import styles from './Ladder.module.css';
import type { DrawnScene, LadderLayout } from './ladderLayout.ts';
import type { LadderFrame } from './lanes.ts';
import type { Scene } from './scene.ts';

const CARD_WIDTH = 222;
/** Height of a card until it is measured (px): most are about this high. */
const USUAL_HEIGHT = 124;

interface LadderCardProps<S extends Scene, F extends LadderFrame> extends DrawnScene<S, F> {
  layout: LadderLayout<S, F>;
  subject: number;
  children: ReactNode;
}

/** A card about one subject, in a free place of the ladder and tied to its mark by a line. */
export function LadderCard<S extends Scene, F extends LadderFrame>(props: LadderCardProps<S, F>) {
  const { scene, frame, view, subject, children } = props;
  const { cardSpots } = props.layout;
  const [sizeRef, size] = useSize();
  const found = useMemo(() => {
    const spots = cardSpots === undefined ? [] : cardSpots({ scene, frame, view }, subject);
    const box = { width: CARD_WIDTH, height: size.height || USUAL_HEIGHT };
    return spots && cardPlace(scene, frame, view, subject, box, headingWidths(scene, frame), spots);
  }, [cardSpots, scene, frame, view, subject, size.height]);
  if (found === null) return null;
  const [x1, y1, x2, y2] = found.tie;
  const { left, top } = found.box;
  return (
    <>
      <svg className={styles.tie} width={frame.width} height={frame.height} aria-hidden="true">
        <line {...{ x1, y1, x2, y2 }} />
      </svg>
      <div
        ref={sizeRef}
        className={styles.card}
        style={{ left, top, width: CARD_WIDTH, maxHeight: frame.height }}
      >
        {children}
      </div>
    </>
  );
}
