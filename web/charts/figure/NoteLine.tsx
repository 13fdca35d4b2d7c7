// A note in one line: as many whole sentences as fit, and a button that opens the rest.

import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Words } from '../../notation/Words.tsx';
import { FigurePop } from './FigurePop.tsx';
import styles from './NoteLine.module.css';

interface NoteLineProps {
  readonly as?: 'div' | 'figcaption' | 'span';
  readonly id?: string;
  readonly text: string;
  /** The figure's title. */
  readonly title: string;
}

export function NoteLine({ as: Tag = 'div', id, text, title }: NoteLineProps) {
  const [ref, room] = useRoomLeft(text);
  return (
    <>
      <Tag ref={ref} id={id} className={styles.line} data-note="">
        {sentencesIn(text).map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity but their place
          <Fragment key={at}>
            {at > 0 && ' '}
            <span>
              <Words text={sentence} />
            </span>
          </Fragment>
        ))}
      </Tag>
      {room !== null && (
        <div className={styles.rest} data-read-on="" style={{ translate: `${-room}px` }}>
          <FigurePop word="Read on" title={title} isFleeting>
            <p className={styles.whole}>
              <Words text={text} />
            </p>
          </FigurePop>
        </div>
      )}
    </>
  );
}

/**
 * Splits a text into sentences, which end before a capital, a number or a sign: not within a decimal nor behind "vs.".
 */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[^a-z ])/);
}

/**
 * Sentences that do not fit wrap to further lines, which are clipped. Returns the width left behind the last visible
 * sentence (px); null where all are visible.
 */
function useRoomLeft(text: string) {
  const place = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const ref = (element: HTMLElement | null) => {
    place.current = element;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useLayoutEffect(() => {
    const line = place.current;
    if (line === null) return;
    const observer = new ResizeObserver(() => setRoom(roomIn(line)));
    observer.observe(line);
    return () => observer.disconnect();
  }, [text]);
  return [ref, room] as const;
}

function roomIn(line: HTMLElement): number | null {
  const sentences = Array.from(line.children) as HTMLElement[];
  const [first] = sentences;
  if (first === undefined) return null;
  const last = sentences.findLast(({ offsetTop }) => offsetTop === first.offsetTop) ?? first;
  const isLong = first.scrollWidth > first.clientWidth;
  if (!isLong && last === sentences.at(-1)) return null;
  return Math.max(0, line.offsetLeft + line.clientWidth - last.offsetLeft - last.offsetWidth);
}
