import { type ReactNode, useMemo } from 'react';
import { useSize } from '../frame/useSize.ts';
import { Tied } from './Tied.tsx';
import type { Box, TiedPlace } from './tiedPlace.ts';

/** The same as in the style sheet. */
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

/** A card in a free place of the ladder, connected to its mark by a line. */
export function CardAt({ width, height, place, children }: CardAtProps) {
  const [sizeRef, size] = useSize();
  const found = useMemo(
    () => place({ width: CARD_WIDTH, height: size.height || USUAL_HEIGHT }),
    [place, size.height],
  );
  return found && <Tied {...{ width, height, sizeRef, children }} place={found} />;
}
