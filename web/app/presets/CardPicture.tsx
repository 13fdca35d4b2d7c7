// The picture of a card: the laboratory's own chart of the preset's scenario, computed when it is in sight and its turn has
// come.

import { memo, use, useEffect, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { ScopedFigure } from '../../bench/page/ScopedFigure.tsx';
import styles from './Panel.module.css';
import { TurnsContext } from './turns.ts';

interface CardPictureProps {
  readonly lab: LabId;
  /** The scenario's text. */
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

/** Once in sight, it waits for its turn, and gives it up if it goes out of sight before. */
function useTurn(place: React.RefObject<HTMLElement | null>): boolean {
  const turns = use(TurnsContext);
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
