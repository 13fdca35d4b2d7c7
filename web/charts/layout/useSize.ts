import { type RefCallback, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The value of `data-loading` on an element whose content waits for its size. */
export const SIZING = 'size';

const NOT_KNOWN: Size = { width: 0, height: 0 };

/**
 * The content size of an element, followed as it changes; zero until it is known. The browser reports it after its own
 * layout: asking for it while drawing would force a layout of the whole page.
 */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(NOT_KNOWN);
  const place = useRef<HTMLElement>(null);
  const told = useRef(NOT_KNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // an element of the size already known causes no redraw, which would remove this attribute
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
        // on a busy machine the content for this size is drawn many frames later
        element.dataset.loading = SIZING;
        startTransition(() => setSize(now));
      }
      if (width === 0 && height === 0) delete element.dataset.loading;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // the attribute goes when the content for the last reported size is drawn
  useLayoutEffect(() => {
    if (size !== NOT_KNOWN && size === told.current) delete place.current?.dataset.loading;
  }, [size]);
  return [ref, size];
}
