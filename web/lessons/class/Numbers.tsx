// The guessed numbers of a class on one axis, and, on demand, what is measured.

import { isTableLoaded } from '../../scenario/tables.ts';
import { estimate } from '../../sim/estimate.ts';
import type { Vote } from '../answers/ticket.ts';
import { labOf } from '../facts/facts.ts';
import { scaleOf, valuesOf, withUnit } from '../facts/shown.ts';
import { needsOf } from '../judge/judge.ts';
import { numberAt } from '../judge/scale.ts';
import { useFacts } from '../parts/factsContext.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import type { NumberQuestion } from '../read/lesson.ts';
import { DotStrip, type Line } from './DotStrip.tsx';

interface NumbersProps {
  readonly question: NumberQuestion;
  readonly votes: readonly Vote[];
  readonly isMeasured: boolean;
}

export function Numbers({ question, votes, isMeasured }: NumbersProps) {
  useTableOf(question.scenario);
  // with readers' own networks there is no single measured value
  const isOne = isMeasured && !question.isOwn;
  const facts = useFacts(isOne ? needsOf(question) : []);
  const values = isOne ? valuesOf(facts, question.measure, question) : null;
  const { mean, ci95 } = values === null ? { mean: Number.NaN, ci95: null } : estimate(values);
  const words = wordsOf(question);
  const lines: Line[] =
    values === null
      ? []
      : [{ at: mean, words: `measured: ${words(mean, ci95 ?? 0)}`, half: ci95 ?? 0, isMeasured: true }];
  const strips = [false, true].map((isSecond) => votes.filter((vote) => vote.isSecond === isSecond));
  return strips.map(
    (own, at) =>
      own.length > 0 && (
        <DotStrip
          key={own[0]?.isSecond ? 'second' : 'first'}
          label={
            at === 1 ? 'Guesses after the talk' : (strips[1]?.length ?? 0) > 0 ? 'First guesses' : 'Guesses'
          }
          values={own.map(({ answer }) => numberAt(question, answer[0] ?? 0))}
          {...{ lines, words }}
          from={question.from}
          to={question.to}
          isLog={question.isLog}
        />
      ),
  );
}

/** A function that gives a number of the question in words, with its unit once the laboratory's table is loaded. */
export function wordsOf(question: NumberQuestion): (value: number, half?: number) => string {
  const lab = labOf(question.scenario);
  const isTold = lab !== null && isTableLoaded(lab);
  return (value, half = 0) =>
    isTold ? withUnit(value, half, scaleOf(question.scenario, question.measure)) : `${value}`;
}
