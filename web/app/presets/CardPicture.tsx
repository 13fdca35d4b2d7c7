// The small picture of a card: the laboratory's own chart of the preset's scenario. It is computed when the card is in view and
// no other picture is being computed (pictureTurns.ts).

import { memo, use, useEffect, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { ScopedFigure } from '../../bench/page/ScopedFigure.tsx';
import styles from './Panel.module.css';
import { PictureTurnsContext } from './pictureTurns.ts';

interface CardPictureProps {
  readonly lab: LabId;
  /** The address text of the scenario. */
  readonly text: string;
}

export const CardPicture = memo(function CardPicture({ lab, text }: CardPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isTurn = useTurn(place);
  return (
    <span ref={place} className={styles.picture} aria-hidden="true">
      {isTurn && <ScopedFigure lab={lab} text={text} look="mini" />}
    </span>
  );
});

/** Whether the picture has had its turn: it asks for one when it comes into view, and withdraws if it leaves view before. */
function useTurn(place: React.RefObject<HTMLElement | null>): boolean {
  const turns = use(PictureTurnsContext);
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isTurn || element === null || turns === null) return;
    let giveUp: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      giveUp?.();
      const isSeen = entries.at(-1)?.isIntersecting === true;
      giveUp = isSeen ? turns.ask(() => setIsTurn(true)) : undefined;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveUp?.();
    };
  }, [isTurn, place, turns]);
  return isTurn;
}
