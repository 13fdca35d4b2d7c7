// What is looked for on the page Papers and what is open, which its entry of the browser's history holds: whoever comes back to it
// finds the claims open that were, where they were.

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { browserHistory } from '../scenario/history.ts';

interface ChosenFigure {
  readonly lab: LabId | null;
  /** "figure 8"; empty: none. */
  readonly name: string;
}

const NO_FIGURE: ChosenFigure = { lab: null, name: '' };

interface Looked {
  readonly word: string;
  readonly section: string;
  readonly figure: ChosenFigure;
  /** Claims that are open. */
  readonly open: readonly string[];
}

/** A claim, and how far below the window's top it stands (px). */
interface Place {
  readonly id: string;
  readonly top: number;
}

interface Note extends Looked {
  readonly papers: string;
  readonly place: Place | null;
}

/** Scrolling has ended that rests for so long (ms). */
const RESTS = 200;
/** So many frames bring the rows in sight to their height. */
const FRAMES = 4;

function noteOf(path: string): Note | null {
  const note = browserHistory.note() as Partial<Note> | null;
  return note?.papers === path && Array.isArray(note.open) ? (note as Note) : null;
}

/** `asked` is the claim that the address opens, whatever was looked for before. */
export function useSearch(path: string, asked: string | null) {
  const [looked, setLooked] = useState<Looked>(() => begun(path, asked));
  const [before, setBefore] = useState(path);
  if (before !== path) {
    setBefore(path);
    setLooked((old) => noteOf(path) ?? { ...begun(path, asked), ...(asked === null && kept(old)) });
  }
  useNoted(path, looked);
  const set = (next: Partial<Looked>) => setLooked((old) => ({ ...old, ...next }));
  const toggle = useCallback(
    (id: string) =>
      setLooked((old) => {
        const open = old.open.includes(id) ? old.open.filter((each) => each !== id) : [...old.open, id];
        return { ...old, open };
      }),
    [],
  );
  return { ...looked, set, toggle };
}

function begun(path: string, asked: string | null): Looked {
  const fresh = { word: '', section: '', figure: NO_FIGURE, open: asked === null ? [] : [asked] };
  return noteOf(path) ?? fresh;
}

/** A list of other claims is looked through for the same word. */
function kept({ word, open }: Looked): Partial<Looked> {
  return { word, open };
}

function useNoted(path: string, looked: Looked): void {
  useEffect(() => {
    const note = () => {
      const now: Note = { papers: path, ...looked, place: placeNow() };
      browserHistory.keepNote(now);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, RESTS);
    };
    // a claim that has been opened stands when the list has been drawn
    const frame = requestAnimationFrame(note);
    window.addEventListener('scroll', onScroll, { passive: true });
    // a link may be pressed before scrolling has come to rest
    window.addEventListener('click', note, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('scroll', onScroll);
    };
  }, [path, looked]);
}

/** The first claim in the window. */
function placeNow(): Place | null {
  for (const row of document.querySelectorAll('[data-claim]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.id, top: Math.round(top) };
  }
  return null;
}

/** Where the list was left, for who comes back to it; null for who opens it. */
export function usePlaceLeft(path: string): Place | null {
  return useMemo(() => noteOf(path)?.place ?? null, [path]);
}

/** Whoever comes back has the list where it was left, once it is whole; a claim that is asked for stands at the top. */
export function useScrolled(left: Place | null, asked: string | null, isWhole: boolean): void {
  useEffect(() => {
    const row = isWhole ? document.getElementById(left?.id ?? asked ?? '') : null;
    if (row === null) return;
    if (left !== null) return scrolledTo(row, left.top);
    row.scrollIntoView({ block: 'start' });
    row.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [left, asked, isWhole]);
}

/** Rows have their own height once they are in sight, a frame later: then it is scrolled again. */
function scrolledTo(row: HTMLElement, top: number): () => void {
  let frames = FRAMES;
  let frame = 0;
  const scroll = () => {
    const far = row.getBoundingClientRect().top - top;
    if (far !== 0) window.scrollTo(0, window.scrollY + far);
    frames -= 1;
    if (frames > 0) frame = requestAnimationFrame(scroll);
  };
  scroll();
  return () => cancelAnimationFrame(frame);
}
