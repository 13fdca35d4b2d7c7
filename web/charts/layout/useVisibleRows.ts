// The rows of a long list that are visible, wherever the list is scrolled.

import { type RefObject, useLayoutEffect, useState } from 'react';
import { enlargementOf } from './enlargement.ts';
import { isViewCovered, type RowRange, SHORT_LIST, visibleRows } from './visibleRows.ts';

/**
 * The visible rows. `list` begins at its first row; it is clipped by the window and perhaps by a scrolling ancestor.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, tops: readonly number[]): RowRange {
  const [rows, setRows] = useState<RowRange>(() => visibleRows(tops, 0, 0));
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current === null) return;
      const { top } = list.current.getBoundingClientRect();
      const by = enlargementOf(list.current, list.current.offsetWidth);
      const [above, below] = [-top / by, (window.innerHeight - top) / by];
      setRows((old) => (isViewCovered(old, tops, above, below) ? old : visibleRows(tops, above, below)));
    };
    setRows(() => visibleRows(tops, 0, 0));
    measure();
    // captured, since any ancestor of the list may scroll
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, options);
      window.removeEventListener('resize', measure);
    };
  }, [list, tops]);
  // a short list is returned whole at once, including rows that have just come: a field being typed into must never
  // vanish
  if (tops.length <= SHORT_LIST) return { from: 0, to: tops.length };
  // rows may have been removed since the last measurement
  return { from: Math.min(rows.from, tops.length), to: Math.min(rows.to, tops.length) };
}
