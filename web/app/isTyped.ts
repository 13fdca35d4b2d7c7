/** Elements in which a letter key types text. */
const TAKES_TEXT = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';

/** Whether a key types text, or belongs to a shortcut of the browser. */
export function isTyped(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || isInText(event);
}

/** Whether the key goes to a text field, which also handles undo itself. */
export function isInText({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(TAKES_TEXT);
}
