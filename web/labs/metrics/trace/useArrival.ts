// Whoever has opened a capture is taken to what it says: the invitation has gone, and with it what had the focus.

import { useEffect } from 'react';
import { sayAtRest } from '../../../bench/page/leadSaid.ts';

/** Each file arrives once: whoever comes back to the page is taken nowhere. */
let last = 0;

/** @param isThere what it says stands on the page. */
export function useArrival(file: number, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || file <= last) return;
    last = file;
    const said = document.querySelector<HTMLElement>('[data-part="lead"] :is(section, p)');
    if (said === null) return;
    // an alert says itself
    if (said.getAttribute('role') !== 'alert') sayAtRest();
    const { activeElement } = document;
    // who has gone on to something else meanwhile stays there
    if (activeElement !== null && activeElement !== document.body) return;
    said.tabIndex = -1;
    said.focus();
  }, [file, isThere]);
}
