// What is looked for in the glossary and how far it is scrolled, which its entry of the browser's history holds: whoever comes
// back from where an entry led finds the same entries, where they were.

import { useEffect, useState } from 'react';
import { browserHistory } from '../../scenario/history.ts';

interface Note {
  readonly glossary: string;
  readonly sought: string;
  /** px. */
  readonly scrolled: number;
}

function noteNow(): Note | null {
  const note = browserHistory.note() as Partial<Note> | null;
  return note !== null && typeof note.glossary === 'string' ? (note as Note) : null;
}

/** `first` is what the address looks for. */
export function useSought(first: string) {
  const [{ sought, scrolled }, setSought] = useState(() => {
    return noteNow() ?? { sought: first, scrolled: 0 };
  });
  useEffect(() => {
    const note = () => {
      const now: Note = { glossary: first, sought, scrolled: Math.round(window.scrollY) };
      browserHistory.keepNote(now);
    };
    // before a link leads away
    window.addEventListener('click', note, { capture: true });
    return () => window.removeEventListener('click', note, { capture: true });
  }, [first, sought]);
  return {
    sought,
    setSought: (next: string) => setSought({ sought: next, scrolled: 0 }),
    /** Where the list was left; 0 for one that is looked through anew. */
    scrolled,
  };
}
