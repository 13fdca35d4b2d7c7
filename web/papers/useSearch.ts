// The search and the open claims of the page Papers, stored in the browser's history entry: a reader who comes back finds the same
// claims open, at the same place in the window.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { browserHistory } from '../scenario/history.ts';

interface ChosenFigure {
  readonly lab: LabId | null;
  /** For example "figure 8"; empty if none is chosen. */
  readonly name: string;
}

const NO_FIGURE: ChosenFigure = { lab: null, name: '' };

interface SearchState {
  readonly word: string;
  readonly section: string;
  readonly figure: ChosenFigure;
  /** The ids of the open claims. */
  readonly open: readonly string[];
}

/** A claim's id, and its distance from the window's top (px). */
interface Place {
  readonly id: string;
  readonly top: number;
}

interface Note extends SearchState {
  readonly papers: string;
  readonly place: Place | null;
}

/** Scrolling counts as ended after this time without a scroll event (ms). */
const RESTS = 200;
/** Frames after which the rows in view have their final height. */
const FRAMES = 4;

function noteOf(path: string): Note | null {
  const note = browserHistory.note() as Partial<Note> | null;
  return note?.papers === path && Array.isArray(note.open) ? (note as Note) : null;
}

/** `asked` is the claim that the address opens; it is opened whatever was searched before. */
export function useSearch(path: string, asked: string | null) {
  const [looked, setLooked] = useState<SearchState>(() => begun(path, asked));
  const [before, setBefore] = useState(path);
  if (before !== path) {
    setBefore(path);
    setLooked((old) => noteOf(path) ?? { ...begun(path, asked), ...(asked === null && kept(old)) });
  }
  useNoted(path, looked);
  const set = (next: Partial<SearchState>) => setLooked((old) => ({ ...old, ...next }));
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

function begun(path: string, asked: string | null): SearchState {
  const fresh = { word: '', section: '', figure: NO_FIGURE, open: asked === null ? [] : [asked] };
  return noteOf(path) ?? fresh;
}

/** What stays when the reader chooses another list: the word of the search and the open claims. */
function kept({ word, open }: SearchState): Partial<SearchState> {
  return { word, open };
}

function useNoted(path: string, looked: SearchState): void {
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
    // in the next frame: by then the list is rendered with the claims that were opened
    const frame = requestAnimationFrame(note);
    window.addEventListener('scroll', onScroll, { passive: true });
    // a link may be clicked before the scrolling has ended
    window.addEventListener('click', note, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('click', note, { capture: true });
      window.removeEventListener('scroll', onScroll);
    };
  }, [path, looked]);
}

/** The first claim in the window and its distance from the top; null if there is none. */
function placeNow(): Place | null {
  for (const row of document.querySelectorAll('[data-claim]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.id, top: Math.round(top) };
  }
  return null;
}

/** The place at which the reader left the list, from the history entry; null for a new entry. */
export function usePlaceLeft(path: string): Place | null {
  return useMemo(() => noteOf(path)?.place ?? null, [path]);
}

/**
 * Once the list is whole, scrolls to the place where it was left, or else brings the claim of the address to the top. Another
 * list begins at its top if that is above the window; on a phone the links stand above the list, and nothing moves.
 */
export function useScrolled(path: string, left: Place | null, asked: string | null, isWhole: boolean): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    const isOther = last.current !== path;
    last.current = path;
    const first = document.querySelector('[data-claim]');
    if (isOther && left === null && asked === null && (first?.getBoundingClientRect().top ?? 0) < 0)
      window.scrollTo(0, 0);
  }, [path, left, asked]);
  useEffect(() => {
    const row = isWhole ? document.getElementById(left?.id ?? asked ?? '') : null;
    if (row === null) return;
    if (left !== null) return scrolledTo(row, left.top);
    row.scrollIntoView({ block: 'start' });
    row.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [left, asked, isWhole]);
}

/** Scrolls a row to this distance from the top (px), again for some frames: rows get their final height only once in view. */
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
