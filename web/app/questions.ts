// What each laboratory asks: it leads there from the first page, and stands in the HTML until the laboratory has come.

import type { LabId } from '#pkg/params.ts';

export const QUESTIONS: Readonly<Record<LabId, string>> = {
  alf: 'What does an application gain if it does not wait for order?',
  red: 'Can a little disorder shorten the queue of a full link?',
  dccp: 'How long should a voice wait to be put in order?',
  tcp: 'Which TCP survives a path that reorders?',
  metrics: 'How do you measure disorder? Drag packets and see.',
};
