/** Where a letter is text. */
const TAKES_TEXT = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';

/** Whether a key is a part of a text, or of a shortcut of the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches(TAKES_TEXT));
}
