// The check of a whole lesson, step by step: it computes questions, goal and numbers, which the text alone cannot show to be right.

import type { LabId } from '#pkg/params.ts';
import { loadTable } from '../../scenario/tables.ts';
import { type Facts, labOf, namedIn, valuesIn } from '../facts/facts.ts';
import { shownValue } from '../facts/shown.ts';
import { waitForRuns } from '../facts/waitForResult.ts';
import { nameOf, stepsOf } from '../progress/steps.ts';
import { expressionIn, namesIn } from '../read/expression.ts';
import type { Expectation, Lesson } from '../read/lesson.ts';
import { holdsOf, namesOf } from '../read/predicate.ts';
import { linksOf, numbersIn } from '../read/used.ts';
import { goalResult } from './goal.ts';
import { questionResult } from './question.ts';
import type { CheckResult } from './result.ts';

/** One step of the check: a question, the goal, the numbers in the text, or an expectation. */
export interface Check {
  /** The place in words: "Step 2, question “gain”", "Expected in line 40". */
  readonly where: string;
  /** The line of the text; null if the result names the place (`CheckResult.about`). */
  readonly line: number | null;
  /** `onTried` is told how many settings have been tried in search of a goal. */
  readonly find: (
    facts: Facts,
    signal: AbortSignal,
    onTried?: (count: number) => void,
  ) => Promise<CheckResult>;
}

/** The checks of a lesson: questions and goal in the order of steps, the numbers in the text, and the lesson's expectations. */
export function checksOf(lesson: Lesson): readonly Check[] {
  return [
    ...stepsOf(lesson).flatMap((step, at): Check[] => {
      const where = `Step ${at + 1}, ${nameOf(step, lesson).toLowerCase()}`;
      const { free } = lesson;
      if (step.kind === 'try' && free !== null)
        return [
          {
            where,
            line: free.line,
            find: (facts, signal, onTried) => goalResult(facts, free, signal, onTried),
          },
        ];
      const question = step.kind === 'question' ? lesson.chapters[step.question]?.question : undefined;
      return question === undefined
        ? []
        : [
            {
              where: `${where} “${question.id}”`,
              line: question.line,
              find: (facts, signal) => questionResult(facts, question, signal),
            },
          ];
    }),
    ...numberChecks(lesson),
    ...lesson.expect.map(
      (each): Check => ({
        where: `Expected in line ${each.line}`,
        line: each.line,
        find: (facts, signal) => expectationResult(facts, each, signal),
      }),
    ),
  ];
}

/** Loads the tables of all laboratories in the lesson, before the check begins. */
export async function loadTables(lesson: Lesson): Promise<void> {
  const labs = [...new Set(linksOf(lesson).map(labOf))].filter((lab): lab is LabId => lab !== null);
  await Promise.all(labs.map(loadTable));
}

/** The result of a check; an error of the simulation is a result too. Rejects only if the check is stopped. */
export async function runCheck(
  check: Check,
  facts: Facts,
  signal: AbortSignal,
  onTried?: (count: number) => void,
): Promise<CheckResult> {
  try {
    return await check.find(facts, signal, onTried);
  } catch (error) {
    signal.throwIfAborted();
    const words = error instanceof Error ? error.message : 'the simulation failed.';
    return { words, isFault: true };
  }
}

function numberChecks({ chapters }: Lesson): Check[] {
  const numbers = chapters.flatMap(({ before, after }) => numbersIn([...before, ...after]));
  if (numbers.length === 0) return [];
  return [
    {
      where: 'Numbers in the text',
      line: null,
      find: async (facts, signal) => {
        const without: string[] = [];
        for (const { name, runs } of numbers) {
          const expression = expressionIn(name);
          if (expression !== null && runs !== null) await waitForRuns(facts, [runs], signal);
          const isThere =
            expression !== null &&
            runs !== null &&
            namesIn(expression).every(
              (each) =>
                namedIn(runs.scenario, each) !== null &&
                (valuesIn(facts, runs, each) ?? [Number.NaN]).every((value) => !Number.isNaN(value)),
            );
          if (!isThere) without.push(`[[${name}]]`);
        }
        const [first] = without;
        return first === undefined
          ? { words: `${numbers.length} computed.`, isFault: false, about: `[[${numbers[0]?.name}` }
          : {
              words: `without a value in some run: ${[...new Set(without)].join(', ')}.`,
              isFault: true,
              about: first,
            };
      },
    },
  ];
}

async function expectationResult(
  facts: Facts,
  { runs, holds }: Expectation,
  signal: AbortSignal,
): Promise<CheckResult> {
  await waitForRuns(facts, [runs], signal);
  const names = [...new Set(namesOf(holds))];
  const held = holdsOf(holds, (name) => valuesIn(facts, runs, name) ?? []);
  const told = names.flatMap((name) => {
    const shown = shownValue(facts, { first: name, by: null, second: null }, runs);
    return shown === null ? [] : [`${name} ${shown.words}`];
  });
  const says = { yes: 'it holds', no: 'it does not hold', open: 'these runs do not decide it' }[held];
  return { words: `${says}: ${told.join(', ')}.`, isFault: held !== 'yes' };
}
