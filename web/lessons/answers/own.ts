// Networks of the readers' own: a question may be about the random numbers that are made from what a reader types, such as
// a student number. The address and the ticket have these random numbers, and never what was typed.

import { withValue } from '../facts/facts.ts';
import { type Answer, SEEDS } from '../read/answer.ts';
import type { Chapter, Passage, Question, Runs } from '../read/lesson.ts';
import type { Answers } from './given.ts';

/** The parameter that has the random numbers, in every laboratory. */
const SEED = 'seed';

/** The random numbers of whoever types this (FNV-1a); of another lesson's they tell nothing. */
export function seedOf(lesson: string, typed: string): number | null {
  const words = typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (words === '') return null;
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${lesson}/${words}`))
    hash = Math.imul(hash ^ byte, 0x01000193);
  // the last bits of neighbouring numbers differ little before they are mixed
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % SEEDS;
}

/** The random numbers in an answer; null where all readers have the same network. */
export function seedIn(question: Question, answer: Answer | null): number | null {
  return question.isOwn ? (answer?.at(-1) ?? null) : null;
}

/** What a reader has given for one question holds for the next ones. */
export function seedGiven(chapters: readonly Chapter[], answers: Answers): number | null {
  for (const [at, { question }] of chapters.entries()) {
    const seed = seedIn(question, answers[at]?.first ?? null);
    if (seed !== null) return seed;
  }
  return null;
}

/** The question about one reader's network. */
export function ownQuestion(question: Question, seed: number | null): Question {
  return seed === null ? question : { ...question, ...ownRuns(question, seed) };
}

/** Whatever is told of the question's runs is told of those of this reader. */
export function ownChapter(chapter: Chapter, seed: number | null): Chapter {
  if (seed === null) return chapter;
  const { question, shown, after } = chapter;
  const isAsked = (runs: Runs | null) =>
    runs !== null && runs.scenario === question.scenario && runs.against === question.against;
  const withOwnRuns = (each: Passage) =>
    each.kind === 'prose' && each.runs !== null && isAsked(each.runs)
      ? { ...each, runs: ownRuns(each.runs, seed) }
      : each;
  return {
    ...chapter,
    question: ownQuestion(question, seed),
    shown: shown === null ? null : withValue(shown, SEED, seed),
    after: after.map(withOwnRuns),
  };
}

function ownRuns({ scenario, against }: Runs, seed: number): Runs {
  return {
    scenario: withValue(scenario, SEED, seed),
    against: against === null ? null : withValue(against, SEED, seed),
  };
}
