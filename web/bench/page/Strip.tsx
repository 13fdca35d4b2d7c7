// The figures of a laboratory as small live pictures: a click, a key, a tap or a swipe puts one on the stage.

import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useIsNear } from '../../late/useIsNear.ts';
import { useParameter } from '../../scenario/react.tsx';
import { whenIdle } from '../../sim/whenIdle.ts';
import type { FigureEntry } from '../context/figureEntry.ts';
import { usePresenting } from '../context/present.ts';
import { SmallFigure } from './SmallFigure.tsx';
import styles from './Strip.module.css';
import { useSwipe } from './useSwipe.ts';

/** Small pictures are drawn when they are within this distance of the window (px). */
const AHEAD = 200;
/** With more figures than this, names need two lines. */
const MANY = 6;

interface StripProps {
  readonly lab: LabId;
  readonly figures: readonly FigureEntry[];
  /** The figure on the stage. */
  readonly shown: string;
  /** Puts the next figure, or the one before, on the stage; gives its id. */
  readonly onStep: (direction: 1 | -1) => string;
  readonly onChoose: (id: string) => void;
}

export function Strip({ lab, figures, shown, onStep, onChoose }: StripProps) {
  const { param } = useParameter(lab, 'fig');
  const drawn = useDrawn(figures.length);
  // a presentation shows dots in place of the pictures
  const isPresenting = usePresenting();
  const names = param.values.kind === 'choice' ? param.values.options : [];
  const nameOf = (id: string) => names.find((option) => option.id === id)?.name ?? id;
  const nav = useRef<HTMLElement>(null);
  // on a phone the strip is wider than the screen: scroll the picture of the figure on the stage into sight
  useEffect(() => {
    const strip = nav.current;
    const item = strip?.querySelector<HTMLElement>(`[data-strip="${shown}"]`);
    if (strip && item) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  }, [shown]);
  const onKey = (event: KeyboardEvent) => {
    const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    nav.current?.querySelector<HTMLElement>(`[data-strip="${onStep(direction)}"]`)?.focus();
  };
  return (
    <nav
      ref={nav}
      className={styles.strip}
      data-many={figures.length > MANY || undefined}
      data-part="strip"
      // the page is loading until its small pictures are drawn
      data-loading={drawn < figures.length ? '' : undefined}
      aria-label="Figures"
      onKeyDown={onKey}
      {...useSwipe(onStep)}
    >
      {figures.map((entry, place) => (
        <button
          key={entry.id}
          type="button"
          className={styles.item}
          aria-current={entry.id === shown ? 'true' : undefined}
          title={`${nameOf(entry.id)}. ${entry.asks}`}
          data-strip={entry.id}
          onClick={() => onChoose(entry.id)}
        >
          <Picture lab={lab} entry={entry} isDrawn={place < drawn && !isPresenting} />
          <span className={styles.name}>{nameOf(entry.id)}</span>
        </button>
      ))}
      <button type="button" className={`act ${styles.all}`} onClick={() => onChoose('all')}>
        {nameOf('all')}
      </button>
    </nav>
  );
}

interface PictureProps {
  readonly lab: LabId;
  readonly entry: FigureEntry;
  readonly isDrawn: boolean;
}

/** A small picture. On a phone the strip is wider than the screen: a picture never in sight is not computed. */
function Picture({ lab, entry, isDrawn }: PictureProps) {
  const [place, isNear] = useIsNear(AHEAD);
  return (
    <span
      ref={place}
      className={styles.picture}
      aria-hidden="true"
      data-loading={isNear === null ? '' : undefined}
    >
      {isDrawn && isNear && <SmallFigure lab={lab} entry={entry} />}
    </span>
  );
}

/** How many of the small pictures are drawn: none before the large figure, then one more whenever there is time. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, count]);
  return drawn;
}
