// A reader's answers so far, as tickets in the address after the lesson's name: `one-drop/G564-T4.G56E-HB2`.

import type { Answer } from '../read/answer.ts';
import type { Lesson } from '../read/lesson.ts';
import { ticketOf, type Vote, voteIn } from './ticket.ts';

export interface Given {
  readonly first: Answer;
  /** The second vote, after the discussion; null while there is none. */
  readonly second: Answer | null;
}

/** The reader's answers by question, from 0; null where there is none. */
export type Answers = readonly (Given | null)[];

/** The state of a question: not answered, answered with a second vote to come after a discussion, or with its answer shown. */
type Stand = 'asked' | 'discussed' | 'revealed';

/** The answers of the tickets in a text. Of several tickets for one vote the first counts: a given answer cannot be replaced. */
export function answersIn(lesson: Lesson, text: string): Answers {
  const votes = text.split('.').flatMap((ticket) => voteIn(lesson, ticket) ?? []);
  const answers: (Given | null)[] = [];
  for (let question = 0; question < lesson.chapters.length; question += 1) {
    const first = votes.find((vote) => vote.question === question && !vote.isSecond);
    const second = votes.find((vote) => vote.question === question && vote.isSecond);
    const isOpen = question === 0 || standOf(lesson, answers, question - 1) === 'revealed';
    const given =
      first === undefined || !isOpen ? null : { first: first.answer, second: second?.answer ?? null };
    answers.push(given);
  }
  return answers;
}

export function textOf(lesson: Lesson, answers: Answers): string {
  return answers
    .flatMap((given, question): Vote[] => {
      if (given === null) return [];
      const first = { question, isSecond: false, answer: given.first };
      return given.second === null ? [first] : [first, { question, isSecond: true, answer: given.second }];
    })
    .map((vote) => ticketOf(lesson, vote))
    .join('.');
}

/** The part of the address after the lesson's name: the tickets, and the reader's explanation. */
export function pathOf(lesson: Lesson, answers: Answers, why: string): string {
  return [textOf(lesson, answers), encodeURIComponent(why)].join('/').replace(/\/+$/, '');
}

export function standOf(lesson: Lesson, answers: Answers, question: number): Stand {
  const given = answers[question] ?? null;
  if (given === null) return 'asked';
  return lesson.chapters[question]?.question.hasRevote === true && given.second === null
    ? 'discussed'
    : 'revealed';
}

/** The answers with one more: a question's first, or its second if the question has two votes. Given answers stay. */
export function answered(lesson: Lesson, answers: Answers, question: number, answer: Answer): Answers {
  const stand = standOf(lesson, answers, question);
  return answers.map((given, at): Given | null => {
    if (at !== question || stand === 'revealed') return given;
    return given === null ? { first: answer, second: null } : { ...given, second: answer };
  });
}
