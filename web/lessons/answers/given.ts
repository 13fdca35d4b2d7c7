// What a reader has answered so far, as it stands in the address behind the lesson's name: `one-drop/G564-T4.G56E-HB2`.

import type { Answer } from '../read/answer.ts';
import type { Lesson } from '../read/lesson.ts';
import { ticketOf, type Vote, voteIn } from './ticket.ts';

export interface Given {
  readonly first: Answer;
  /** After the talk; null while there was none. */
  readonly second: Answer | null;
}

/** By question. */
export type Answers = readonly (Given | null)[];

/** How far a question is: asked; answered, and to be talked about; open. */
export type Stand = 'asked' | 'discussed' | 'revealed';

/** Of several tickets for one vote the first counts: an answer that was given stays. */
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

/** What the address has behind the lesson's name: the tickets, and the reader's own explanation. */
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

/** One answer more: the first to a question, or the second where both are asked for. What was given stays. */
export function answered(lesson: Lesson, answers: Answers, question: number, answer: Answer): Answers {
  const stand = standOf(lesson, answers, question);
  return answers.map((given, at): Given | null => {
    if (at !== question || stand === 'revealed') return given;
    return given === null ? { first: answer, second: null } : { ...given, second: answer };
  });
}
