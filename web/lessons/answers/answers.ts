// A reader's answers so far, as tickets in the address after the lesson's name: `one-drop/G564-T4.G56E-HB2`.

import type { Answer } from '../read/answer.ts';
import type { Lesson } from '../read/lesson.ts';
import { ticketOf, type Vote, voteIn } from './ticket.ts';

export interface QuestionVotes {
  readonly first: Answer;
  /** The second vote, after the discussion; null while there is none. */
  readonly second: Answer | null;
}

/** The reader's answers by question, from 0; null where there is none. */
export type Answers = readonly (QuestionVotes | null)[];

/** The state of a question: not answered, answered with a second vote to come after a discussion, or with its answer shown. */
type QuestionState = 'asked' | 'discussed' | 'revealed';

/** The answers of the tickets in a text. Of several tickets for one vote the first counts: a given answer cannot be replaced. */
export function answersIn(lesson: Lesson, text: string): Answers {
  const votes = text.split('.').flatMap((ticket) => voteIn(lesson, ticket) ?? []);
  const answers: (QuestionVotes | null)[] = [];
  for (let question = 0; question < lesson.chapters.length; question += 1) {
    const first = votes.find((vote) => vote.question === question && !vote.isSecond);
    const second = votes.find((vote) => vote.question === question && vote.isSecond);
    const isOpen = question === 0 || questionState(lesson, answers, question - 1) === 'revealed';
    answers.push(
      first === undefined || !isOpen ? null : { first: first.answer, second: second?.answer ?? null },
    );
  }
  return answers;
}

export function ticketsOf(lesson: Lesson, answers: Answers): string {
  return answers
    .flatMap((votes, question): Vote[] => {
      if (votes === null) return [];
      const first = { question, isSecond: false, answer: votes.first };
      return votes.second === null ? [first] : [first, { question, isSecond: true, answer: votes.second }];
    })
    .map((vote) => ticketOf(lesson, vote))
    .join('.');
}

/** The part of the address after the lesson's name: the tickets, and the reader's explanation. */
export function pathOf(lesson: Lesson, answers: Answers, why: string): string {
  return [ticketsOf(lesson, answers), encodeURIComponent(why)].join('/').replace(/\/+$/, '');
}

export function questionState(lesson: Lesson, answers: Answers, question: number): QuestionState {
  const votes = answers[question] ?? null;
  if (votes === null) return 'asked';
  return lesson.chapters[question]?.question.hasRevote === true && votes.second === null
    ? 'discussed'
    : 'revealed';
}

/** The answers with one more: a question's first, or its second if the question has two votes. Given answers stay. */
export function withAnswer(lesson: Lesson, answers: Answers, question: number, answer: Answer): Answers {
  const state = questionState(lesson, answers, question);
  return answers.map((votes, at): QuestionVotes | null => {
    if (at !== question || state === 'revealed') return votes;
    return votes === null ? { first: answer, second: null } : { ...votes, second: answer };
  });
}
