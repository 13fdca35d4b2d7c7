// The rows of a long list that are visible, wherever the list is scrolled.

import { type RefObject, useLayoutEffect, useState } from 'react';
import { enlargementOf } from './enlargement.ts';
import { isEnough, type Seen, SHORT, seenRows } from './seen.ts';

/**
 * The visible rows. `list` begins at its first row; it is clipped by the window and perhaps by a scrolling ancestor.
 */
export function useSeen(list: RefObject<HTMLElement | null>, tops: readonly number[]): Seen {
  const [seen, setSeen] = useState<Seen>(() => seenRows(tops, 0, 0));
  useLayoutEffect(() => {
    const look = () => {
      if (list.current === null) return;
      const { top } = list.current.getBoundingClientRect();
      const by = enlargementOf(list.current, list.current.offsetWidth);
      const [above, below] = [-top / by, (window.innerHeight - top) / by];
      setSeen((old) => (isEnough(old, tops, above, below) ? old : seenRows(tops, above, below)));
    };
    setSeen(() => seenRows(tops, 0, 0));
    look();
    // captured, since any ancestor of the list may scroll
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [list, tops]);
  // a short list is returned whole at once, including rows that have just come: a field being typed into must never
  // vanish
  if (tops.length <= SHORT) return { from: 0, to: tops.length };
  // rows may have been removed since the last measurement
  return { from: Math.min(seen.from, tops.length), to: Math.min(seen.to, tops.length) };
}
