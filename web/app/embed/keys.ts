// Keys that a figure in a frame has no use for go to the page around it: a clicker turns the slides on, whatever was clicked last.

import { tell } from './messages.ts';

/** Takes letters and all else that is typed. */
const TYPED_INTO =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea, [contenteditable]';
/** Browsers move these without a word to the page, and charts say themselves which keys they have taken. */
const MOVED = 'input[type="range"], input[type="radio"], [role="application"], [role="slider"]';
const MOVES = /^(Arrow|Page|Home$|End$)/;
const PRESSED_BY = 'button, a[href], summary, input[type="checkbox"]';
const PRESSES = /^(Enter| )$/;
/** Clickers send these: they are the slides', unless what has the focus was reached with Tab. */
const OF_CLICKERS = /^Page(Up|Down)$/;
/** The browser's own: with Tab the focus leaves the frame by itself. */
const STAYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/** How the focus came to where it is. */
let isByTab = false;

/** Whether the key would do something here. */
export function isUsed(key: string, on: Pick<Element, 'matches' | 'closest'>, byTab: boolean): boolean {
  if (on.matches(TYPED_INTO)) return true;
  if (OF_CLICKERS.test(key)) return byTab && on.matches(MOVED);
  if (MOVES.test(key)) return on.matches(MOVED);
  return PRESSES.test(key) && on.closest(PRESSED_BY) !== null;
}

function isFree(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
  if (ctrlKey || altKey || metaKey || isComposing || STAYS.test(key)) return false;
  // what is open over the page has all of them
  if (document.querySelector('dialog[open], :popover-open') !== null) return false;
  return !(target instanceof Element && isUsed(key, target, isByTab));
}

function handOn({ key, code, keyCode, shiftKey }: KeyboardEvent): void {
  tell({ key: { key, code, keyCode, shiftKey } });
}

export function handKeysOn(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // before a chart or a slider that was only clicked takes it
  const first = (event: KeyboardEvent) => {
    if (event.key === 'Tab') isByTab = true;
    if (!OF_CLICKERS.test(event.key) || !isFree(event)) return;
    event.preventDefault();
    event.stopPropagation();
    handOn(event);
  };
  const last = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && isFree(event)) handOn(event);
  };
  const press = () => {
    isByTab = false;
  };
  window.addEventListener('keydown', first, { capture: true, signal });
  window.addEventListener('keydown', last, { signal });
  window.addEventListener('pointerdown', press, { capture: true, signal });
  return () => leaving.abort();
}
