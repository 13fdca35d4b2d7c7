// The rows of a long list that can be seen, wherever it is scrolled.

import { type RefObject, useLayoutEffect, useState } from 'react';
import { enlargementOf } from './enlargement.ts';
import { isEnough, type Seen, SHORT, seenRows } from './seen.ts';

/** `list` begins where the first row does; it is clipped by the window, and perhaps by something that scrolls in it. */
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
    // what scrolls may be anything around the list
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
    };
  }, [list, tops]);
  // all of them at once, also those that have just come: a field that is typed into must not go for a moment
  if (tops.length <= SHORT) return { from: 0, to: tops.length };
  // rows may have gone since
  return { from: Math.min(seen.from, tops.length), to: Math.min(seen.to, tops.length) };
}
