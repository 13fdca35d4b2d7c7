// The glossary's search and scroll position, stored in the browser's history entry: a reader who comes back from an entry's link
// finds the same entries at the same place.

import { useEffect, useState } from 'react';
import { browserHistory } from '../../scenario/history.ts';

interface Note {
  readonly glossary: string;
  readonly sought: string;
  /** The scroll position (px). */
  readonly scrolled: number;
}

function noteNow(): Note | null {
  const note = browserHistory.note() as Partial<Note> | null;
  return note !== null && typeof note.glossary === 'string' ? (note as Note) : null;
}

/** `first` is the search in the address. */
export function useGlossarySearch(first: string) {
  const [{ sought, scrolled }, setSought] = useState(() => {
    return noteNow() ?? { sought: first, scrolled: 0 };
  });
  useEffect(() => {
    const note = () => {
      const now: Note = { glossary: first, sought, scrolled: Math.round(window.scrollY) };
      browserHistory.keepNote(now);
    };
    // stores the position before a link leaves the page
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [first, sought]);
  return {
    sought,
    setSought: (next: string) => setSought({ sought: next, scrolled: 0 }),
    /** The scroll position (px) at which the list was left; 0 for a new search. */
    scrolled,
  };
}
