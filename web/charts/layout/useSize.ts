import { type RefCallback, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** What `data-loading` says of an element whose contents have yet to be drawn for its size. */
export const SIZING = 'size';

const NOT_KNOWN: Size = { width: 0, height: 0 };

/**
 * The content size of an element, followed as it changes; zero until it is known. It is not asked for, which would
 * take a layout of the whole page in the midst of drawing it: the browser tells it when it has laid the page out.
 */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(NOT_KNOWN);
  const place = useRef<HTMLElement>(null);
  const told = useRef(NOT_KNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // another element of a size that is known already changes nothing that would tell of it
    const isWaiting = place.current === null || place.current.dataset.loading === SIZING;
    if (isWaiting) element.dataset.loading = SIZING;
    place.current = element;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const width = Math.floor(entry.contentRect.width);
      const height = Math.floor(entry.contentRect.height);
      if (told.current.width !== width || told.current.height !== height) {
        const now = { width, height };
        told.current = now;
        // on a busy machine it is drawn many frames later
        element.dataset.loading = SIZING;
        startTransition(() => setSize(now));
      }
      if (width === 0 && height === 0) delete element.dataset.loading;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // the page is at rest when what is drawn for the size told last is there
  useLayoutEffect(() => {
    if (size !== NOT_KNOWN && size === told.current) delete place.current?.dataset.loading;
  }, [size]);
  return [ref, size];
}
