// The text that a reader hands in: the answers in words, the explanation, and a link with the tickets. Tickets are only in the
// link, because each occurrence of a ticket counts as a vote.

import type { Answer } from '../read/answer.ts';
import type { Lesson, Question } from '../read/lesson.ts';
import { type Answers, ticketsOf } from './answers.ts';

interface ReceiptParts {
  readonly why: string;
  readonly words: (question: Question, answer: Answer) => string;
  /** The full link of an address that begins with `#`. */
  readonly linkOf: (address: string) => string;
}

export function receiptOf(lesson: Lesson, answers: Answers, { why, words, linkOf }: ReceiptParts): string {
  const said = lesson.chapters.flatMap(({ question }, at) => {
    const given = answers[at] ?? null;
    if (given === null) return [];
    const first = words(question, given.first);
    const second = given.second === null ? first : words(question, given.second);
    return [`${at + 1}. ${first}${second === first ? '' : `, then ${second}`}`];
  });
  const explained = why.replaceAll(/\s+/g, ' ').trim();
  return [
    lesson.title,
    ...said,
    ...(explained === '' ? [] : [explained]),
    linkOf(`#/learn/${lesson.id}/${ticketsOf(lesson, answers)}`),
  ].join('\n');
}
