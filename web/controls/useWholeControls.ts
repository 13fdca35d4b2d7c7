// In a low panel the last control in sight is a whole one: the panel's foot covers what it would cut, and never what has the focus.

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
    // what becomes higher or lower above the foot moves controls in a panel that stays as high
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

/** Below the numbers of a slider's ends there is so much (px). */
const SLACK = 4;

/** How much above an edge belongs to a control that goes on below it. */
export function coveredAbove(edge: number, controls: readonly Pick<DOMRect, 'top' | 'bottom'>[]): number {
  const cut = controls.find(({ top, bottom }) => top < edge && bottom > edge + SLACK);
  return cut === undefined ? 0 : edge - cut.top;
}
