// The height that the ladder has when its figure has the page to itself: that of the window, less what the
// figure holds above the ladder.

import { type RefCallback, useCallback, useLayoutEffect, useState } from 'react';
import { hasBeenTouched } from './touched.ts';
import { DRAWER, FINGER } from './useMedia.ts';

/** Around the figure, and what the folded parameters of a phone cover at the lower edge (px). */
const MARGIN = 6;
const FOLDED = 60;

export function useRoom(isAlone: boolean): [RefCallback<HTMLElement>, number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number>();
  const ref = useCallback((found: HTMLElement | null) => setElement(found), []);

  useLayoutEffect(() => {
    const figure = element?.closest('figure');
    if (!element || !figure || !isAlone) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top - figure.getBoundingClientRect().top;
      const covered = window.matchMedia(DRAWER).matches ? FOLDED : 0;
      setRoom(Math.floor(window.innerHeight - above - covered - 2 * MARGIN));
    };
    let { innerWidth } = window;
    const onResize = () => {
      // a phone's browser folds its own bars while the page scrolls: nothing may jump then
      if (window.matchMedia(FINGER).matches && window.innerWidth === innerWidth) return;
      innerWidth = window.innerWidth;
      measure();
    };
    measure();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [element, isAlone]);

  const isMeasured = room !== undefined;
  useLayoutEffect(() => {
    const figure = element?.closest('figure');
    // who has touched the page has a place on it already
    if (!figure || !isMeasured || !isAlone || window.scrollY > 0 || hasBeenTouched()) return;
    const frame = requestAnimationFrame(() => {
      if (element && element.getBoundingClientRect().bottom > window.innerHeight) figure.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [element, isMeasured, isAlone]);
  return [ref, isAlone ? room : undefined];
}
