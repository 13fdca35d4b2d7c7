// The end of a leading sentence: its full stop, or "so far." while more runs are to come.

import stage from './Lead.module.css';

/** The full stop takes the room of " so far.", so that lines do not break differently when the last runs come. */
export function End({ isDone }: { isDone: boolean }) {
  return isDone ? <span className={stage.end}>.</span> : ' so far.';
}
