import { type ReactNode, useCallback } from 'react';
import { CardAt, type CardSize } from './CardAt.tsx';
import { cardPlace } from './cardPlace.ts';
import { headingWidths } from './headings.ts';
import type { Drawn, LadderLayout } from './ladderLayout.ts';
import type { LadderFrame } from './lanes.ts';
import type { Scene } from './scene.ts';

interface SubjectCardProps<S extends Scene, F extends LadderFrame> extends Drawn<S, F> {
  layout: LadderLayout<S, F>;
  subject: number;
  children: ReactNode;
}

/** A card in a free place of the ladder. */
export function SubjectCard<S extends Scene, F extends LadderFrame>({
  layout: { cardSpots },
  scene,
  frame,
  view,
  subject,
  children,
}: SubjectCardProps<S, F>) {
  const place = useCallback(
    (size: CardSize) => {
      const spots = cardSpots === undefined ? [] : cardSpots({ scene, frame, view }, subject);
      return spots && cardPlace(scene, frame, view, subject, size, headingWidths(scene, frame), spots);
    },
    [cardSpots, scene, frame, view, subject],
  );
  return (
    <CardAt width={frame.width} height={frame.height} place={place}>
      {children}
    </CardAt>
  );
}
