// Functions for the text field: to select a range, and to replace the text.

import { lineAt } from '../check/places.ts';

/** Selects a part of the text and brings it into view, which browsers do not. */
export function selectRange(field: HTMLTextAreaElement | null, from: number, to: number): void {
  if (field === null) return;
  field.focus();
  field.setSelectionRange(from, to);
  // an estimate that takes all lines for equally high, as if none were wrapped
  const lines = field.value.split('\n').length;
  field.scrollTop = ((lineAt(field.value, from) - 4) / lines) * field.scrollHeight;
}

/**
 * Puts another text into the field as if it had been typed, so that the browser's undo can restore the former one; false if the
 * browser does not support it. `execCommand` is deprecated, but nothing newer supports undo.
 */
export function replaceText(field: HTMLTextAreaElement | null, next: string): boolean {
  if (field === null) return false;
  const { value } = field;
  const atMost = Math.min(value.length, next.length);
  let from = 0;
  while (from < atMost && value[from] === next[from]) from += 1;
  let same = 0;
  while (same < atMost - from && value.at(-1 - same) === next.at(-1 - same)) same += 1;
  field.focus();
  field.setSelectionRange(from, value.length - same);
  document.execCommand('insertText', false, next.slice(from, next.length - same));
  return field.value === next;
}
