import { type ReactNode, useCallback } from 'react';
import { CardAt, type CardSize } from './CardAt.tsx';
import { cardPlace } from './cardPlace.ts';
import { headingWidths } from './headings.ts';
import type { Drawn } from './TimeLadder.tsx';

/** A card in a free corner of the ladder. */
export function SubjectCard({
  scene,
  frame,
  view,
  subject,
  children,
}: Drawn & { subject: number; children: ReactNode }) {
  const place = useCallback(
    (size: CardSize) => cardPlace(scene, frame, view, subject, size, headingWidths(scene, frame)),
    [scene, frame, view, subject],
  );
  return (
    <CardAt width={frame.width} height={frame.height} place={place}>
      {children}
    </CardAt>
  );
}
