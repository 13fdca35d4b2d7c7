// The input for a guessed number: a slider, or typed.

import { useId } from 'react';
import { NO_SCALE, scaleOf, withUnit } from '../facts/shown.ts';
import { numberAt, stepAt, stepsOf } from '../judge/scale.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import type { Answer } from '../read/answer.ts';
import type { NumberQuestion } from '../read/lesson.ts';
import styles from './NumberField.module.css';
import { TypedNumber } from './TypedNumber.tsx';

interface NumberFieldProps {
  readonly question: NumberQuestion;
  readonly draft: Answer | null;
  readonly onDraft: (draft: Answer) => void;
}

export function NumberField({ question, draft, onDraft }: NumberFieldProps) {
  const isReady = useTableOf(question.scenario);
  const scale = isReady ? scaleOf(question.scenario, question.measure) : NO_SCALE;
  const id = useId();
  const factor = scale.isPercent ? 100 : 1;
  const shown =
    draft === null ? '' : `${Number((numberAt(question, draft[0] ?? 0) * factor).toPrecision(6))}`;
  const words = (step: number) => withUnit(numberAt(question, step), 0, scale);
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>
        Your guess{scale.isPercent ? ' (%)' : scale.unit === '' ? '' : ` (${scale.unit})`}
      </label>
      <TypedNumber
        id={id}
        className={`field ${styles.typed}`}
        value={shown}
        onType={(number) => onDraft([stepAt(question, number / factor)])}
      />
      <input
        type="range"
        className={styles.slide}
        aria-label="Your guess"
        aria-valuetext={draft === null ? 'no guess yet' : words(draft[0] ?? 0)}
        data-empty={draft === null || undefined}
        min={0}
        max={stepsOf(question)}
        value={draft?.[0] ?? Math.round(stepsOf(question) / 2)}
        onChange={({ currentTarget }) => {
          onDraft([currentTarget.valueAsNumber]);
        }}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{words(0)}</span>
        <span>{words(stepsOf(question))}</span>
      </p>
    </div>
  );
}
