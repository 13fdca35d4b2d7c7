// What is shown to a room is laid out small, and enlarged to the window that there is, so that lines, marks and letters grow alike.

import { useLayoutEffect } from 'react';
import { asksScreen } from '../context/present.ts';
import './presenting.css';

/** The window that it is laid out for. */
const LAID_OUT = { width: 800, height: 450 } as const;

/** While it is shown, `data-present` of the root element says what it is. */
export function useEnlarged(what: string): void {
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const enlarge = () => {
      const scale = Math.min(window.innerWidth / LAID_OUT.width, window.innerHeight / LAID_OUT.height);
      style.setProperty('--enlarged', `${Math.max(1, scale)}`);
    };
    dataset.present = what;
    enlarge();
    window.scrollTo(0, 0);
    tellOthers();
    window.addEventListener('resize', enlarge);
    return () => {
      delete dataset.present;
      style.removeProperty('--enlarged');
      window.removeEventListener('resize', enlarge);
      tellOthers();
    };
  }, [what]);
}

/** Only now: the page around what is shown would be laid out for the whole screen, and never seen there. */
export function fillScreen(): void {
  // where it is refused, the page fills its window
  if (asksScreen()) document.documentElement.requestFullscreen?.().catch(() => {});
}

/** What is set to the window is set again: where full screen is refused, or has been left, the window itself stays as large as it is. */
function tellOthers(): void {
  window.dispatchEvent(new Event('resize'));
}
