// What each laboratory asks: it leads there from the first page, and stands in the HTML until the laboratory has come.

import type { LabId } from '#pkg/params.ts';

export const QUESTIONS: Readonly<Record<LabId, string>> = {
  alf: 'What does an application gain if it does not wait for order?',
  red: 'Can a little reordering shorten the queue at a busy link?',
  dccp: 'Does a small buffer make a call sound better?',
  tcp: 'Which TCP survives a path that reorders?',
  metrics: 'How do you measure reordering? Drag packets and see.',
};
