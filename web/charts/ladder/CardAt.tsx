import { type ReactNode, useMemo } from 'react';
import { useSize } from '../frame/useSize.ts';
import { cardPlace } from './cardPlace.ts';
import { headingWidths } from './headings.ts';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import type { Scene } from './scene.ts';
import { CARD_WIDTH, Tied, USUAL_HEIGHT } from './Tied.tsx';

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
    const size = { width: CARD_WIDTH, height: height || USUAL_HEIGHT };
    return cardPlace(scene, frame, view, subject, size, headingWidths(scene, frame));
  }, [scene, frame, view, subject, height]);
  if (place === null) return null;
  return (
    <Tied place={place} width={frame.width} height={frame.height} sizeRef={sizeRef}>
      {children}
    </Tied>
  );
}
