// Where the focus goes when a box closes.

/** To its button, unless the reader has put it elsewhere: what has it in the box is about to go, and the page would begin anew. */
export function returnFocus(box: HTMLElement, button: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || box.contains(activeElement)) button?.focus();
}
