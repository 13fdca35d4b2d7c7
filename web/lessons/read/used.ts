// What a lesson uses of the laboratories: links to scenarios, and names of measures and parameters, each with its scenario.

import { expressionIn, namesIn } from './expression.ts';
import type { Lesson, Passage, Question, Runs } from './lesson.ts';
import { namesOf } from './predicate.ts';
import { piecesIn } from './reader.ts';

interface UsedNumber {
  readonly name: string;
  readonly runs: Runs;
}

/** The numbers in double brackets in passages; `runs` is null if a number has no scenario. */
export function numbersIn(passages: readonly Passage[]): { name: string; runs: Runs | null }[] {
  return passages.flatMap((each) =>
    each.kind === 'figure'
      ? []
      : each.tokens.flatMap(({ raw }) =>
          piecesIn(raw).flatMap((piece) => {
            if ('words' in piece) return [];
            const runs = piece.link === null ? each.runs : { scenario: piece.link, against: null };
            return [{ name: piece.number, runs }];
          }),
        ),
  );
}

/** The names of measures that decide a question. */
export function numbersInQuestion(question: Question): UsedNumber[] {
  if (question.kind === 'choice')
    return question.options.flatMap(({ holds }) => namesOf(holds).map((name) => ({ name, runs: question })));
  if (question.kind === 'order')
    return question.items.flatMap(({ measure, runs }) => namesIn(measure).map((name) => ({ name, runs })));
  if (question.kind === 'place' && question.over === 'measures')
    return [question.across, question.up].map(({ of }) => ({ name: of, runs: question }));
  // a distribution over packets has no measure: only the laboratory knows its name
  if (question.measure === null) return [];
  return namesIn(question.measure).map((name) => ({ name, runs: question }));
}

/** The ids of the parameters that a question varies. */
export function alongOf(question: Question): readonly string[] {
  if (question.kind === 'mark' || question.kind === 'sketch') return [question.over];
  return question.kind === 'place' && question.over === 'parameters'
    ? [question.across.of, question.up.of]
    : [];
}

function passagesIn({ chapters }: Lesson): Passage[] {
  return chapters.flatMap(({ before, after }) => [...before, ...after]);
}

/** All links to scenarios, without repetition. */
export function linksOf(lesson: Lesson): string[] {
  const questions = lesson.chapters.map(({ question }) => question);
  const passages = passagesIn(lesson);
  const all: Runs[] = [
    ...questions,
    ...questions.flatMap((question) =>
      question.kind === 'order' ? question.items.map(({ runs }) => runs) : [],
    ),
    ...lesson.chapters.flatMap(({ shown }) => (shown === null ? [] : [{ scenario: shown, against: null }])),
    ...(lesson.free === null ? [] : [lesson.free]),
    ...(lesson.free?.solution ? [{ scenario: lesson.free.solution, against: null }] : []),
    ...lesson.expect.map(({ runs }) => runs),
    ...passages.flatMap((each) =>
      each.kind === 'figure' ? [{ scenario: each.scenario, against: null }] : [],
    ),
    ...numbersIn(passages).flatMap(({ runs }) => runs ?? []),
  ];
  return [
    ...new Set(all.flatMap(({ scenario, against }) => (against === null ? [scenario] : [scenario, against]))),
  ];
}

/** All names of measures and parameters with which the lesson computes. */
export function namesUsed(lesson: Lesson): UsedNumber[] {
  const { chapters, free, expect } = lesson;
  return [
    ...chapters.flatMap(({ question }) => numbersInQuestion(question)),
    ...numbersIn(passagesIn(lesson)).flatMap(({ name, runs }) => {
      const expression = expressionIn(name);
      return expression === null || runs === null
        ? []
        : namesIn(expression).map((each) => ({ name: each, runs }));
    }),
    ...(free === null ? [] : namesOf(free.reached ?? []).map((name) => ({ name, runs: free }))),
    ...expect.flatMap(({ holds, runs }) => namesOf(holds).map((name) => ({ name, runs }))),
  ];
}
