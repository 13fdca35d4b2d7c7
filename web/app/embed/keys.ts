// Passes keys that the embedded page does not use to the page around it: a clicker then still turns the slides after a click
// into the frame.

import { tellHost } from './messages.ts';

/** Elements that take typed text: they use every key. */
const TYPED_INTO =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea, [contenteditable]';
/** Sliders, radio buttons and charts. The browser moves the first two itself; charts call `preventDefault` for their keys. */
const MOVED = 'input[type="range"], input[type="radio"], [role="application"], [role="slider"]';
const MOVES = /^(Arrow|Page|Home$|End$)/;
const PRESSED_BY = 'button, a[href], summary, input[type="checkbox"]';
const PRESSES = /^(Enter| )$/;
/** The keys of a clicker: they go to the slides, unless the focused element was reached with Tab. */
const OF_CLICKERS = /^Page(Up|Down)$/;
/** Keys that the browser handles, and that are never passed on: Tab moves the focus out of the frame by itself. */
const STAYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/** Whether the focus came to its element by Tab, not by a pointer. */
let isByTab = false;

/** Whether the element `on`, which has the focus, uses the key. */
export function isUsed(key: string, on: Pick<Element, 'matches' | 'closest'>, byTab: boolean): boolean {
  if (on.matches(TYPED_INTO)) return true;
  if (OF_CLICKERS.test(key)) return byTab && on.matches(MOVED);
  if (MOVES.test(key)) return on.matches(MOVED);
  return PRESSES.test(key) && on.closest(PRESSED_BY) !== null;
}

function isFree(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
  if (ctrlKey || altKey || metaKey || isComposing || STAYS.test(key)) return false;
  // an open dialog or popover uses all keys
  if (document.querySelector('dialog[open], :popover-open') !== null) return false;
  return !(target instanceof Element && isUsed(key, target, isByTab));
}

function handOn({ key, code, keyCode, shiftKey }: KeyboardEvent): void {
  tellHost({ key: { key, code, keyCode, shiftKey } });
}

export function handKeysOn(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // in the capture phase: before a chart or slider that was only clicked can take the clicker's key
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
