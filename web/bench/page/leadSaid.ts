// The leading sentence as it is announced: once, when a change has come to rest. Loaded with the first change.

import { announce } from '../../controls/announce.ts';

/** After the last change; a slider that is held takes steps faster (ms). */
const REST = 1000;
/** So long nothing changes in the words before they are final: runs come one after another (ms). */
const STILL = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Asked for anew with each change: it may be another element by then. */
const watcher = new MutationObserver(wait);

/** Announces the leading sentence once it and the scenario have come to rest; each call begins the wait anew. */
export function sayAtRest(): void {
  clearTimeout(timer);
  watcher.disconnect();
  timer = setTimeout(wait, REST);
}

/** For the words to stay as they are; while they are not final, what makes them so changes something in them. */
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
  // another may take its place
  if (lead.parentElement !== null) watcher.observe(lead.parentElement, { childList: true });
  timer = setTimeout(() => say(lead), STILL);
}

function say(lead: Element): void {
  const words = lead.querySelector('p')?.textContent ?? '';
  if (words === '' || lead.querySelector('[aria-busy="true"], [data-loading]') !== null) return;
  watcher.disconnect();
  announce(words);
}
