// In a low panel the last control in sight is a whole one: the panel's foot covers what it would cut.

import { useLayoutEffect, useRef } from 'react';

export function useWholeControls() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const foot = ref.current;
    const panel = foot?.parentElement;
    if (!foot || !panel) return;
    const cover = () => {
      const controls = [...(foot.previousElementSibling?.children ?? [])];
      const edge = foot.getBoundingClientRect().top;
      foot.style.setProperty(
        '--cover',
        `${coveredAbove(
          edge,
          controls.map((one) => one.getBoundingClientRect()),
        )}px`,
      );
    };
    const observer = new ResizeObserver(cover);
    observer.observe(panel);
    panel.addEventListener('scroll', cover, { passive: true });
    return () => {
      observer.disconnect();
      panel.removeEventListener('scroll', cover);
    };
  }, []);
  return ref;
}

/** Below a slider's marks there is nothing (px). */
const SLACK = 8;

/** How much above an edge belongs to a control that goes on below it. */
export function coveredAbove(edge: number, controls: readonly Pick<DOMRect, 'top' | 'bottom'>[]): number {
  const cut = controls.find(({ top, bottom }) => top < edge && bottom > edge + SLACK);
  return cut === undefined ? 0 : edge - cut.top;
}
