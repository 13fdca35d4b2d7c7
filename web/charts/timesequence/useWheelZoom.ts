// The wheel zooms a plot around the pointer if the plot has the focus or Ctrl is held; otherwise it scrolls the page.

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Zoom per unit of the wheel's delta. */
const NOTCH = 0.0016;

export function useWheelZoom(
  svg: RefObject<SVGSVGElement | null>,
  isThere: boolean,
  onZoom: (factor: number, clientX: number) => void,
): void {
  const zoom = useEffectEvent((event: WheelEvent) => {
    const { current } = svg;
    if (current === null || !(event.ctrlKey || document.activeElement === current)) return;
    event.preventDefault();
    onZoom(Math.exp(event.deltaY * NOTCH), event.clientX);
  });
  useEffect(() => {
    const { current } = svg;
    if (!isThere || current === null) return;
    // React's own wheel listener is passive: it cannot keep the page from scrolling
    const listen = (event: WheelEvent) => zoom(event);
    current.addEventListener('wheel', listen, { passive: false });
    return () => current.removeEventListener('wheel', listen);
  }, [svg, isThere]);
}
