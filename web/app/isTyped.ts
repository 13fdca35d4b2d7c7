/** Where a letter is text. */
const TAKES_TEXT = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';

/** Whether a key is a part of a text, or of a shortcut of the browser. */
export function isTyped(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isInText(event);
}

/** Whether the focus is in a field, where also the keys of undoing are its own. */
export function isInText({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(TAKES_TEXT);
}
