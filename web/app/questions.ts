// What each laboratory asks: it leads there from the first page, and stands in the HTML until the laboratory has come.

import type { LabId } from '#pkg/params.ts';

/** Each in the folder of its laboratory. */
const FILES = import.meta.glob<string>('../labs/*/question.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function questionIn(lab: LabId): string {
  return (FILES[`../labs/${lab}/question.txt`] ?? '').trim();
}
