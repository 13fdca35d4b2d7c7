// A ticket is one answer to one question in 6 to 14 letters and digits, for the address and for any chat. It says the
// lesson, the question and the vote, but not who answered.

import { type Answer, bitsOf, isAnswer } from '../read/answer.ts';
import { hashOf } from '../read/hash.ts';
import type { Lesson, Question } from '../read/lesson.ts';
import { packBits, readSymbols, SYMBOL_BITS, unpackBits, writeSymbols } from './symbols.ts';

/** The bits of a ticket's first three numbers: lesson, question, and vote. */
const HEAD = [10, 4, 1];

export interface Vote {
  /** The question's number, from 0. */
  readonly question: number;
  readonly isSecond: boolean;
  readonly answer: Answer;
}

/** A hash of a lesson's name in ten bits (FNV-1a); it is different for each of the built-in lessons. */
export function lessonNumber(id: string): number {
  return hashOf(id) >>> 22;
}

export function ticketOf(
  lesson: Pick<Lesson, 'id' | 'chapters'>,
  { question, isSecond, answer }: Vote,
): string {
  const of = lesson.chapters[question]?.question;
  if (of === undefined) return '';
  const head = packBits([lessonNumber(lesson.id), question, isSecond ? 1 : 0], HEAD);
  return writeSymbols([...head, ...packBits(answer, bitsOf(of))]);
}

/** The number (`lessonNumber`) of the lesson that a ticket answers; null if the text is no ticket. */
export function lessonNumberIn(text: string): number | null {
  const symbols = readSymbols(text);
  return symbols === null ? null : (unpackBits(symbols.slice(0, 3), HEAD)[0] ?? null);
}

/** The vote of a ticket; null if the text is no ticket of this lesson. */
export function voteIn(lesson: Pick<Lesson, 'id' | 'chapters'>, text: string): Vote | null {
  const symbols = readSymbols(text);
  if (symbols === null) return null;
  const [number = -1, question = -1, vote = 0] = unpackBits(symbols.slice(0, 3), HEAD);
  const of = lesson.chapters[question]?.question;
  if (of === undefined || number !== lessonNumber(lesson.id)) return null;
  const answer = unpackBits(symbols.slice(3), bitsOf(of));
  if (symbols.length !== 3 + lengthOf(of) || !isAnswer(of, answer)) return null;
  return { question, isSecond: vote === 1, answer };
}

function lengthOf(question: Question): number {
  return Math.ceil(bitsOf(question).reduce((sum, bits) => sum + bits, 0) / SYMBOL_BITS);
}
