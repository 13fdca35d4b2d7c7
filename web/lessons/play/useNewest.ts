// What a reader has answered, in its newest state: the browser's Back brings an older address of the same lesson, which is
// rewritten, for an answer that was given stays.

import { useEffect, useState } from 'react';
import { isWithin } from './useStep.ts';

/** As it stands in the address. */
export interface Written {
  readonly tickets: string;
  readonly why: string;
}

const isSame = (one: Written, other: Written) => one.tickets === other.tickets && one.why === other.why;

/** `given` is what the address has; `write` writes another. */
export function useNewest(
  lesson: string,
  given: Written,
  write: (next: Written) => void,
): readonly [Written, (next: Written) => void] {
  const [newest, setNewest] = useState(given);
  const [seen, setSeen] = useState(given);
  if (!isSame(seen, given)) {
    setSeen(given);
    // a link that was opened says what is answered
    if (!isWithin(lesson)) setNewest(given);
  }
  const isWritten = isSame(newest, given);
  useEffect(() => {
    if (!isWritten) write(newest);
  }, [isWritten, newest, write]);
  return [newest, setNewest];
}
