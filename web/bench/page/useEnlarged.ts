// A presentation is laid out for a small window and enlarged to the real one, so that lines, marks and letters grow alike.

import { useLayoutEffect } from 'react';
import { asksScreen } from '../context/present.ts';
import './presenting.css';

/** The window that a presentation is laid out for (CSS px). */
const LAID_OUT = { width: 800, height: 450 } as const;

/** Enlarges the page, and sets `data-present` of the root element to `what`, until the component unmounts. */
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

/** Called once the presentation is shown: earlier, the browser would lay out the usual page for the whole screen. */
export function fillScreen(): void {
  // if the browser refuses, the page fills its window
  if (asksScreen()) document.documentElement.requestFullscreen?.().catch(() => {});
}

/** Makes everything that depends on the window's size adjust: without full screen the browser sends no resize event. */
function tellOthers(): void {
  window.dispatchEvent(new Event('resize'));
}
