// A list of many rows of one height in a box that scrolls: which rows are seen, and how to bring one into sight.

import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** No browser scrolls through more pixels than some tens of millions: longer lists scroll by more than a row at a time. */
const HIGHEST = 8_000_000;
/** Rows that are drawn around those that are seen. */
const AROUND = 6;

export interface Scrolled {
  /** Rows from, and up to but without, and where the first of them stands. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  /** Of all rows together, pixels. */
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
  // pixels of the scroll bar for one row; in a long list fewer than it is high
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
