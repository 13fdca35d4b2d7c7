import { type RefCallback, useCallback, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The content size of an element, followed as it changes; zero until it is known. */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const keep = (width: number, height: number) =>
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    // Read at once: waiting for the observer would paint an empty frame first.
    keep(Math.floor(element.clientWidth), Math.floor(element.clientHeight));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) keep(Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
