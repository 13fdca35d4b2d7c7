// The leading sentence as it is announced: once, when a change has come to rest. Loaded with the first change.

import { announce } from '../../controls/announce.ts';

/** After the last change; a slider that is held takes steps faster (ms). */
const REST = 1000;
/** So long the words stay the same before they are final: runs come one after another (ms). */
const STILL = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

export function sayAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(() => look(null), REST);
}

function look(last: string | null): void {
  const lead = document.querySelector('[data-part="lead"]');
  // the page has been left
  if (lead === null) return;
  const words = lead.querySelector('p')?.textContent ?? '';
  if (last === words && words !== '' && lead.querySelector('[aria-busy="true"], [data-loading]') === null)
    announce(words);
  else timer = setTimeout(() => look(words), STILL);
}
