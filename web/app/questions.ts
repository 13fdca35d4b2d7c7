// Each laboratory's question: the text of its link on the first page, and of its stand-in while it loads.

import type { LabId } from '#pkg/params.ts';

/** The questions, each in its laboratory's folder. */
const FILES = import.meta.glob<string>('../labs/*/question.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function questionIn(lab: LabId): string {
  return (FILES[`../labs/${lab}/question.txt`] ?? '').trim();
}
