// Problems of a lesson's text that only the laboratories' tables reveal: unknown names of measures and parameters, and links that
// cannot be read as written. All other problems the reader of the text finds (read/reader.ts).

import type { LabId } from '#pkg/params.ts';
import { contradictionsOf } from '../../scenario/conflicts.ts';
import { decode } from '../../scenario/decode.ts';
import { loadTable } from '../../scenario/tables.ts';
import { paramsOf } from '../../scenario/values.ts';
import { labOf, namedIn } from '../facts/facts.ts';
import { expressionIn } from '../read/expression.ts';
import { shortQuote } from '../read/fields.ts';
import type { Lesson, Problem } from '../read/lesson.ts';
import { alongOf, linksOf, namesUsed, numbersIn } from '../read/used.ts';
import { headProblems } from './headChecks.ts';
import { lineWith } from './places.ts';

/** All problems of a lesson's text, in the order of lines. */
export async function problemsOf(lesson: Lesson, text: string): Promise<readonly Problem[]> {
  const links = linksOf(lesson);
  const labs = [...new Set(links.map(labOf))].filter((lab): lab is LabId => lab !== null);
  await Promise.all(labs.map(loadTable));
  const found = [
    ...lesson.problems,
    ...(await headProblems(text)),
    ...links.flatMap((link) => linkProblems(link, text)),
    ...namesUsed(lesson)
      .filter(({ name, runs }) => labOf(runs.scenario) !== null && namedIn(runs.scenario, name) === null)
      .map(({ name, runs }) => ({
        line: lineWith(text, name),
        words: `“${shortQuote(name)}” is neither a measure nor a number among the parameters of “${labOf(runs.scenario)}”.`,
      })),
    ...bareNumbers(lesson, text),
    ...parameterProblems(lesson, text),
  ];
  const unique = new Map(found.map((problem) => [`${problem.line} ${problem.words}`, problem]));
  return [...unique.values()].sort((a, b) => a.line - b.line);
}

function linkProblems(link: string, text: string): Problem[] {
  const line = lineWith(text, link);
  if (labOf(link) === null) return [{ line, words: `“${shortQuote(link)}” opens no laboratory.` }];
  const read = decode(link);
  if (read.scenario === undefined) return [];
  const { lab, values } = read.scenario;
  const contradictions = contradictionsOf(lab, values).map(({ sentence }) => sentence);
  return [...read.messages, ...contradictions].map((message) => ({
    line,
    words: `“${shortQuote(link)}”: ${message}`,
  }));
}

/** Problems of numbers in the text (`[[…]]`) that are no measure, or that have no scenario. */
function bareNumbers(lesson: Lesson, text: string): Problem[] {
  return lesson.chapters.flatMap(({ before, after }) =>
    numbersIn([...before, ...after]).flatMap(({ name, runs }): Problem[] => {
      const line = lineWith(text, `[[${name}`);
      if (expressionIn(name) === null) return [{ line, words: `“${shortQuote(name)}” is no measure.` }];
      if (runs !== null) return [];
      return [
        {
          line,
          words: `“${shortQuote(name)}” names no scenario, and no block stands above it: [[${shortQuote(name)} | #/…]].`,
        },
      ];
    }),
  );
}

function parameterProblems({ chapters, free }: Lesson, text: string): Problem[] {
  const wanted = chapters.flatMap(({ question }) =>
    alongOf(question).map((id) => ({ id, link: question.scenario })),
  );
  if (free !== null) wanted.push(...free.sliders.map((id) => ({ id, link: free.scenario })));
  return wanted.flatMap(({ id, link }): Problem[] => {
    const lab = labOf(link);
    if (lab === null || paramsOf(lab).some((param) => param.id === id)) return [];
    return [{ line: lineWith(text, id), words: `“${shortQuote(id)}” is no parameter of “${lab}”.` }];
  });
}
