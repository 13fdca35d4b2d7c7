// The cursor of the text.

import { lineAt } from './places.ts';

/** Selects a part of the text and brings it into view, which browsers do not. */
export function select(field: HTMLTextAreaElement | null, from: number, to: number): void {
  if (field === null) return;
  field.focus();
  field.setSelectionRange(from, to);
  // a line is as high as any other where none is broken
  const lines = field.value.split('\n').length;
  field.scrollTop = ((lineAt(field.value, from) - 4) / lines) * field.scrollHeight;
}
