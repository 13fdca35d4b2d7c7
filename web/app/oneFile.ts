// The page as one file has an address that may not be written, or not by everybody: as text in a frame (`srcdoc`) it has none,
// and in a sandboxed frame from disk links and `location.hash` do nothing. There the page follows its links itself.

import { ONE_FILE, ONLY } from '../late/oneFile.ts';
import { browserHistory, type PageHistory } from '../scenario/history.ts';
import { leadTo } from '../scenario/link.ts';
import { showFootLine } from './footLine.ts';

const BARE = /^#?\/?$/;

/** Before anybody reads the address. */
export function openOneFile(): void {
  const { scenario = ONLY === null ? '' : `#/${ONLY}`, from = '' } = ONE_FILE?.given ?? {};
  const text = BARE.test(window.location.hash) ? scenario : window.location.hash;
  if (from !== '') leadTo(from);
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

/** An address that only the page knows. */
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

/** A document that is asked for is not here. */
function tell(name: string): void {
  const words = `The documents are not in this file. This one stands beside the page: ${name}`;
  const line = showFootLine(words, { name: 'Dismiss', onClick: () => line.remove() });
}
