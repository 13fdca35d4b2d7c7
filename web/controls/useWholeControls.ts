// In a low panel no control is cut: the panel's foot also covers a control that would be shown in part, and the panel scrolls
// if that control takes the focus.

import { useLayoutEffect, useRef } from 'react';

export function useWholeControls() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const foot = ref.current;
    const panel = foot?.parentElement;
    if (!foot || !panel) return;
    const controlsOf = () => [...(foot.previousElementSibling?.children ?? [])];
    const cover = () => {
      const controls = controlsOf();
      const edge = foot.getBoundingClientRect().top;
      foot.style.setProperty(
        '--cover',
        `${coveredAbove(
          edge,
          controls.map((one) => one.getBoundingClientRect()),
        )}px`,
      );
    };
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || foot.contains(target)) return;
      const whole = controlsOf().find((one) => one.contains(target)) ?? target;
      const below = whole.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
      if (below > SLACK) panel.scrollBy(0, below);
    };
    const observer = new ResizeObserver(cover);
    // also the panel's parts: a part that changes its height moves the controls, while the panel keeps its own
    for (const part of [panel, ...panel.children]) observer.observe(part);
    panel.addEventListener('scroll', cover, { passive: true });
    panel.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      panel.removeEventListener('scroll', cover);
      panel.removeEventListener('focusin', uncover);
    };
  }, []);
  return ref;
}

/** Empty space below the numbers at a slider's ends, which may be cut (px). */
const SLACK = 4;

/** The height (px) above the edge that belongs to a control which the edge cuts; 0 if it cuts none. */
export function coveredAbove(edge: number, controls: readonly Pick<DOMRect, 'top' | 'bottom'>[]): number {
  const cut = controls.find(({ top, bottom }) => top < edge && bottom > edge + SLACK);
  return cut === undefined ? 0 : edge - cut.top;
}
