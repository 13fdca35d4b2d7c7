// Announces the leading sentence to screen readers, once after each change. Loaded with the first change.

import { announce } from '../../controls/announce.ts';

/** Time without a change of the scenario before the wait begins; a slider with a key held down steps faster (ms). */
const REST = 1000;
/** Time without a change of the words before they count as final: results of runs come one by one (ms). */
const STILL = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Begins the wait again at each change of the sentence, which may by then be another element. */
const watcher = new MutationObserver(wait);

/** Announces the leading sentence once it and the scenario have come to rest; each call begins the wait anew. */
export function announceLead(): void {
  clearTimeout(timer);
  watcher.disconnect();
  timer = setTimeout(wait, REST);
}

/** Waits until the words have not changed for `STILL`; the step to their final form is a change too. */
function wait(): void {
  clearTimeout(timer);
  watcher.disconnect();
  const lead = document.querySelector('[data-part="lead"]');
  // the page has been left
  if (lead === null) return;
  watcher.observe(lead, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'data-loading'],
  });
  // another element may replace it
  if (lead.parentElement !== null) watcher.observe(lead.parentElement, { childList: true });
  timer = setTimeout(() => say(lead), STILL);
}

function say(lead: Element): void {
  const words = lead.querySelector('p')?.textContent ?? '';
  if (words === '' || lead.querySelector('[aria-busy="true"], [data-loading]') !== null) return;
  watcher.disconnect();
  announce(words);
}
