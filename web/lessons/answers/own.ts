// A question may give each reader a network of their own: its seed is a hash of what the reader types, such as a student
// number. The address and the ticket hold the seed, and never what was typed.

import { withValue } from '../facts/facts.ts';
import { type Answer, SEEDS } from '../read/answer.ts';
import { fnv1a } from '../read/hash.ts';
import type { Chapter, Passage, Question, Runs } from '../read/lesson.ts';
import type { Answers } from './answers.ts';

/** The id of the parameter for the seed, the same in every laboratory. */
const SEED = 'seed';

/** The seed of a reader who types this text (FNV-1a), different in each lesson; null for a text without letters and digits. */
export function seedOf(lesson: string, typed: string): number | null {
  const words = typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (words === '') return null;
  const hash = fnv1a(new TextEncoder().encode(`${lesson}/${words}`));
  // mixes the bits: the hashes of neighbouring student numbers differ little in their low bits
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) % SEEDS;
}

/** The seed in an answer; null if the question has the same network for all readers. */
export function seedIn(question: Question, answer: Answer | null): number | null {
  return question.isOwn ? (answer?.at(-1) ?? null) : null;
}

/** The seed of the first answer that has one: it holds for the lesson's other questions too. */
export function seedGiven(chapters: readonly Chapter[], answers: Answers): number | null {
  for (const [at, { question }] of chapters.entries()) {
    const seed = seedIn(question, answers[at]?.first ?? null);
    if (seed !== null) return seed;
  }
  return null;
}

/** The question with the scenarios of one reader's network. */
export function ownQuestion(question: Question, seed: number | null): Question {
  return seed === null ? question : { ...question, ...ownRuns(question, seed) };
}

/** The chapter with one reader's network: its question, its figure, and the numbers in its text that are of the same scenarios. */
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
