// Moves the focus when a box closes.

/** Moves the focus to the button, unless the reader has moved it elsewhere: the focused element of the box disappears, and Tab would begin at the top of the page. */
export function returnFocus(box: HTMLElement, button: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || box.contains(activeElement)) button?.focus();
}
