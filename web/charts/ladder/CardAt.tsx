import { type ReactNode, useMemo } from 'react';
import { useSize } from '../layout/useSize.ts';
import styles from './Ladder.module.css';
import type { Box, TiedPlace } from './tiedPlace.ts';

const CARD_WIDTH = 222;
/** Assumed height until a card is measured: most are about this high. */
const USUAL_HEIGHT = 124;

export type CardSize = Pick<Box, 'width' | 'height'>;

interface CardAtProps {
  /** Of the chart. */
  width: number;
  height: number;
  /** Where a card of some size has room; the same function as long as nothing is drawn anew. */
  place: (size: CardSize) => TiedPlace | null;
  children: ReactNode;
}

/** A card in a free place of the ladder, tied to its mark by a line. */
export function CardAt({ width, height, place, children }: CardAtProps) {
  const [sizeRef, size] = useSize();
  const found = useMemo(
    () => place({ width: CARD_WIDTH, height: size.height || USUAL_HEIGHT }),
    [place, size.height],
  );
  if (found === null) return null;
  const [x1, y1, x2, y2] = found.tie;
  const { left, top } = found.box;
  return (
    <>
      <svg className={styles.tie} width={width} height={height} aria-hidden="true">
        <line {...{ x1, y1, x2, y2 }} />
      </svg>
      <div ref={sizeRef} className={styles.card} style={{ left, top, width: CARD_WIDTH, maxHeight: height }}>
        {children}
      </div>
    </>
  );
}
