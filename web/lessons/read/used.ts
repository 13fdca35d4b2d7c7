// What a lesson takes from the laboratories: its links, and the names of measures and parameters, each with the
// scenario that it is of.

import { expressionIn, namesIn } from './expression.ts';
import type { Lesson, Passage, Question, Runs } from './lesson.ts';
import { namesOf } from './predicate.ts';
import { piecesIn } from './reader.ts';

export interface Named {
  readonly name: string;
  readonly runs: Runs;
}

/** What stands between double brackets in passages; `runs` is null where nothing says of which scenario. */
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

/** The measures that decide a question. */
export function askedOf(question: Question): Named[] {
  if (question.kind === 'choice')
    return question.options.flatMap(({ holds }) => namesOf(holds).map((name) => ({ name, runs: question })));
  if (question.kind === 'order')
    return question.items.flatMap(({ measure, runs }) => namesIn(measure).map((name) => ({ name, runs })));
  if (question.kind === 'place' && question.over === 'measures')
    return [question.across, question.up].map(({ of }) => ({ name: of, runs: question }));
  // of a distribution only its laboratory knows the name
  if (question.measure === null) return [];
  return namesIn(question.measure).map((name) => ({ name, runs: question }));
}

/** The parameters that a question goes along. */
export function alongOf(question: Question): readonly string[] {
  if (question.kind === 'mark' || question.kind === 'sketch') return [question.over];
  return question.kind === 'place' && question.over === 'parameters'
    ? [question.across.of, question.up.of]
    : [];
}

function passagesIn({ chapters }: Lesson): Passage[] {
  return chapters.flatMap(({ before, after }) => [...before, ...after]);
}

/** Every link to a scenario, once. */
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

/** Every name of a measure or a parameter that the lesson computes with. */
export function namesUsed(lesson: Lesson): Named[] {
  const { chapters, free, expect } = lesson;
  return [
    ...chapters.flatMap(({ question }) => askedOf(question)),
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
