// The input for an answer, by the kind of question; it works with mouse, finger and keyboard.

import { useId } from 'react';
import { isTableLoaded } from '../../scenario/tables.ts';
import { seedIn } from '../answers/own.ts';
import { labOf } from '../facts/facts.ts';
import { scaleOf, withUnit } from '../facts/shown.ts';
import { handlesOf } from '../judge/curve.ts';
import { placeWords } from '../judge/place.ts';
import { placeOf } from '../judge/plane.ts';
import { numberAt } from '../judge/scale.ts';
import { Line } from '../parts/Markdown.tsx';
import { type Answer, PARTS } from '../read/answer.ts';
import type { Expression } from '../read/expression.ts';
import type { ChoiceQuestion, MarkQuestion, Question } from '../read/lesson.ts';
import styles from './AnswerField.module.css';
import { BarPad } from './BarPad.tsx';
import { NumberField } from './NumberField.tsx';
import { OrderList } from './OrderList.tsx';
import { PlacePad } from './PlacePad.tsx';
import { SketchPad } from './SketchPad.tsx';

export interface AnswerFieldProps<Q extends Question = Question> {
  readonly question: Q;
  readonly draft: Answer | null;
  readonly onDraft: (draft: Answer | null) => void;
}

export function AnswerField({ question, ...rest }: AnswerFieldProps) {
  switch (question.kind) {
    case 'choice':
      return <Choice question={question} {...rest} />;
    case 'number':
      return <NumberField question={question} {...rest} />;
    case 'mark':
      return <MarkStrip question={question} {...rest} />;
    case 'order':
      return <OrderList question={question} {...rest} />;
    case 'sketch':
      return <SketchPad question={question} {...rest} />;
    case 'place':
      return <PlacePad question={question} {...rest} />;
    case 'bars':
      return <BarPad question={question} {...rest} />;
  }
}

/** An answer in words, as the reader gave it. */
export function answerWords(question: Question, answer: Answer): string {
  const [first = 0] = answer;
  switch (question.kind) {
    case 'choice':
      return question.options[first]?.words ?? '';
    case 'number': {
      const lab = labOf(question.scenario);
      const number = numberAt(question, first);
      // without a unit until the laboratory's table, which has it, is loaded
      return lab === null || !isTableLoaded(lab)
        ? `${number}`
        : withUnit(number, 0, scaleOf(question.scenario, question.measure));
    }
    case 'mark':
      return `packet ${first}`;
    case 'order':
      return answer.map((item) => question.items[item]?.words ?? '').join(', ');
    case 'sketch':
      return 'the dotted curve';
    case 'place':
      return placeWords(question, placeOf(question, answer));
    case 'bars':
      return question.bars
        .flatMap(({ words }, at) => {
          const parts = answer[at] ?? 0;
          return parts === 0 ? [] : [`${words}: ${(100 * parts) / PARTS}%`];
        })
        .join(', ');
  }
}

/** An answer in words that are complete outside the page: a sketch as its points, a reader's own network as its seed. */
export function writtenWords(question: Question, answer: Answer): string {
  const seed = seedIn(question, answer);
  if (seed !== null) return `${answerWords(question, answer)} (seed ${seed})`;
  if (question.kind !== 'sketch') return answerWords(question, answer);
  const { scenario, measure, over, low, high } = question;
  const lab = labOf(scenario);
  const isTold = lab !== null && isTableLoaded(lab);
  const told = (value: number, of: Expression, half: number) =>
    isTold ? withUnit(value, half, scaleOf(scenario, of)) : `${value}`;
  const points = handlesOf(question, answer).map(
    ({ x, y }) =>
      `${told(y, measure, (high - low) / 100)} at ${told(x, { first: over, by: null, second: null }, 0)}`,
  );
  return `sketch: ${points.join(', ')}`;
}

function Choice({ question, draft, onDraft }: AnswerFieldProps<ChoiceQuestion>) {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">Your guess</legend>
      {question.options.map(({ words }, at) => (
        <label key={words} className={styles.option} data-chosen={draft?.[0] === at || undefined}>
          <input type="radio" name={name} checked={draft?.[0] === at} onChange={() => onDraft([at])} />
          <span className={styles.disc} aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <Line text={words} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function MarkStrip({ question, draft, onDraft }: AnswerFieldProps<MarkQuestion>) {
  const name = useId();
  return (
    <fieldset className={styles.marks}>
      <legend className="visually-hidden">One packet</legend>
      {Array.from({ length: question.count }, (_, at) => at + 1).map((mark) => (
        <label key={mark} className={styles.mark} data-chosen={draft?.[0] === mark || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={`Packet ${mark}`}
            checked={draft?.[0] === mark}
            onChange={() => onDraft([mark])}
          />
          <span aria-hidden="true">{mark}</span>
        </label>
      ))}
    </fieldset>
  );
}
