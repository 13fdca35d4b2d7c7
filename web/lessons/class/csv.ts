// The answers of a class as CSV: a line for each ticket, in the order of the pasted text.

import { seedIn } from '../answers/own.ts';
import { type Vote, voteIn } from '../answers/ticket.ts';
import type { Verdict } from '../judge/verdict.ts';
import type { Lesson, Question } from '../read/lesson.ts';
import { isLinked } from '../shelf/lessons.ts';

const HEAD = ['lesson', 'question', 'vote', 'answer', 'seed', 'measured', 'compared', 'ticket'];

export interface AnsweredLesson {
  readonly lesson: Lesson;
  readonly tickets: readonly string[];
}

interface AnswerTexts {
  readonly words: (question: Question, vote: Vote) => string;
  /** The verdict on an answer; null while it is not computed. */
  readonly verdict: (question: Question, vote: Vote) => Verdict | null;
}

export function classTable(lessons: readonly AnsweredLesson[], { words, verdict }: AnswerTexts): string {
  const lines = lessons.flatMap(({ lesson, tickets }) =>
    tickets.flatMap((ticket): string[][] => {
      const vote = voteIn(lesson, ticket);
      const question = vote === null ? undefined : lesson.chapters[vote.question]?.question;
      if (vote === null || question === undefined) return [];
      const told = verdict(question, vote);
      const seed = seedIn(question, vote.answer);
      return [
        [
          isLinked(lesson.id) ? lesson.title : lesson.id,
          question.id,
          vote.isSecond ? '2' : '1',
          words(question, vote),
          seed === null ? '' : `${seed}`,
          told?.measured ?? '',
          told?.level ?? '',
          ticket.toUpperCase(),
        ],
      ];
    }),
  );
  return `${[HEAD, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell of the CSV; a quote before text that a spreadsheet would take for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
