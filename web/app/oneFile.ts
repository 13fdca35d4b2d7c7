// Navigation of the page as one file, where the address cannot always be written: in a frame with `srcdoc` there is none, and in
// a sandboxed frame from disk, links and `location.hash` do nothing. There the page follows its links itself.

import { ONE_FILE, ONLY } from '../late/oneFile.ts';
import { browserHistory, type PageHistory } from '../scenario/history.ts';
import { setLinkAddress } from '../scenario/link.ts';
import { showFootLine } from './footLine.ts';

const BARE = /^#?\/?$/;

/** Sets up the address and the links; called before anything reads the address. */
export function openOneFile(): void {
  const { scenario = ONLY === null ? '' : `#/${ONLY}`, from = '' } = ONE_FILE?.given ?? {};
  const text = BARE.test(window.location.hash) ? scenario : window.location.hash;
  if (from !== '') setLinkAddress(from);
  try {
    window.history.replaceState(null, '', text || window.location.href);
    Object.assign(browserHistory, { goTo: goByHistory });
  } catch {
    Object.assign(browserHistory, ownAddress(text));
  }
  document.addEventListener('click', (event) => follow(event, from));
}

function goByHistory(text: string): void {
  window.history.pushState(null, '', text);
  window.dispatchEvent(new Event('hashchange'));
}

/** A history with one address, kept in memory, for frames whose address cannot be written. */
function ownAddress(start: string): PageHistory {
  let at: { text: string; isOwn: boolean; note?: object } = { text: start, isOwn: false };
  return {
    read: () => at.text,
    push: (text) => {
      at = { text, isOwn: true };
    },
    replace: (text) => {
      at = { ...at, text, isOwn: true };
    },
    isOwn: () => at.isOwn,
    goTo: (text) => {
      at = { text, isOwn: false };
      window.dispatchEvent(new Event('hashchange'));
    },
    note: () => at.note ?? null,
    keepNote: (note) => {
      at = { ...at, isOwn: true, note };
    },
  };
}

function follow(event: MouseEvent, from: string): void {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest('a') : null;
  const text = link?.getAttribute('href') ?? '';
  if (text.startsWith('#')) {
    event.preventDefault();
    browserHistory.goTo(text);
  } else if (text.startsWith('docs/')) {
    event.preventDefault();
    if (from === '' || window.open(from + text, '_blank', 'noopener') === null) tell(from + text);
  }
}

/** Says that a document is not in this file, and where it is. */
function tell(name: string): void {
  const words = `The documents are not in this file. This one stands beside the page: ${name}`;
  const line = showFootLine(words, { name: 'Dismiss', onClick: () => line.remove() });
}
