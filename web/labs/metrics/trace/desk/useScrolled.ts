// A scrolling list of many rows of equal height: which rows are in sight, and how to scroll to one.

import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/**
 * Largest height of the list, px: browsers allow some tens of millions. Longer lists scroll by more than a row at a
 * time.
 */
const HIGHEST = 8_000_000;
/** Number of rows drawn above and below those in sight. */
const AROUND = 6;

interface Scrolled {
  /** Rows to draw, from `from` to before `to`, and the position of the first (px). */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** Height of the whole list, px. */
  readonly height: number;
  readonly reveal: (row: number) => void;
}

export function useScrolled(box: RefObject<HTMLElement | null>, count: number, rowHeight: number): Scrolled {
  const height = Math.min(HIGHEST, count * rowHeight);
  const [place, setPlace] = useState({ top: 0, inner: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = () =>
      setPlace((old) => {
        const [top, inner] = [element.scrollTop, element.clientHeight];
        return old.top === top && old.inner === inner ? old : { top, inner };
      });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  // pixels of scrolling for one row; in a long list fewer than the row's height
  const perRow = count === 0 ? rowHeight : height / count;
  const first = Math.floor(place.top / perRow);
  const seen = Math.ceil(place.inner / rowHeight) + 1;
  const from = Math.max(0, Math.min(count, first) - AROUND);
  const to = Math.min(count, first + seen + AROUND);
  const reveal = useCallback(
    (row: number) => {
      const element = box.current;
      if (element === null) return;
      const [top, bottom] = [row * perRow, (row + 1) * perRow];
      const room = element.clientHeight - rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + room) element.scrollTop = top - room / 2;
    },
    [box, perRow, rowHeight],
  );
  const shift = perRow === rowHeight ? from * perRow : place.top - (first - from) * rowHeight;
  return { from, to, top: Math.max(0, shift), height, reveal };
}
