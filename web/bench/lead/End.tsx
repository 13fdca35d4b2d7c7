// How a leading sentence ends: with its full stop, or that more is to come.

import stage from './Lead.module.css';

/** The full stop keeps the room of the longer end: lines stay where they are when the last runs come. */
export function End({ isDone }: { isDone: boolean }) {
  return isDone ? <span className={stage.end}>.</span> : ' so far.';
}
