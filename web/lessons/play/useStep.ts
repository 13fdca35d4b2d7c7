// Which step of a lesson is shown. Each is an entry of the browser's history: Back goes to the step before, and a page that is loaded
// again stays at its step. In the frame of another page it makes none, so that Back leaves that page.

import { useEffect, useSyncExternalStore } from 'react';
import { browserHistory } from '../../scenario/history.ts';

/** What an entry holds. */
interface Note {
  readonly lesson: string;
  readonly step: number;
}

function noteOf(lesson: string): Note | null {
  const note = browserHistory.note() as Partial<Note> | null;
  return note?.lesson === lesson && typeof note.step === 'number' ? (note as Note) : null;
}

/** Whether this entry of the history was made within the lesson. */
export function isWithin(lesson: string): boolean {
  return noteOf(lesson) !== null;
}

const listeners = new Set<() => void>();

function keep(note: Note, isNew: boolean): void {
  try {
    browserHistory.keepNote(note, isNew);
  } catch {
    // refused if written too often: the reader presses once more
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** `first` is where a reader is whose entry holds no step: a link was opened. */
export function useStep(
  lesson: string,
  first: number,
  isFramed: boolean,
): readonly [at: number, go: (at: number) => void] {
  const noted = useSyncExternalStore(subscribe, () => noteOf(lesson)?.step ?? null);
  const at = noted ?? first;
  useEffect(() => {
    if (noteOf(lesson) === null) keep({ lesson, step: at }, false);
  });
  const go = (step: number) => {
    if (step !== at) keep({ lesson, step }, !isFramed);
  };
  return [at, go];
}
