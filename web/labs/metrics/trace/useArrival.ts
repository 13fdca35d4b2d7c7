// Moves the focus to the leading sentence once a capture is open: the invitation, which had the focus, is gone.

import { useEffect } from 'react';
import { announceLead } from '../../../bench/page/announceLead.ts';

/** Number of the newest file that was announced, so that each file is announced once only. */
let last = 0;

/** @param isThere the leading sentence is on the page. */
export function useArrival(file: number, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || file <= last) return;
    last = file;
    const said = document.querySelector<HTMLElement>('[data-part="lead"] :is(section, p)');
    if (said === null) return;
    // screen readers announce an alert by themselves
    if (said.getAttribute('role') !== 'alert') announceLead();
    const { activeElement } = document;
    // the reader has focused something else meanwhile: leave it there
    if (activeElement !== null && activeElement !== document.body) return;
    said.tabIndex = -1;
    said.focus();
  }, [file, isThere]);
}
