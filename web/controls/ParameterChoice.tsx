// The control for a choice: the browser's own list, or all values side by side if they are few.

import { useId } from 'react';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import type { ControlProps, ParamOf } from './value.ts';
import { spokenName } from './value.ts';

export function ParameterChoice(props: ControlProps<ParamOf<'choice'>>) {
  const { param, value, onChange } = props;
  return (
    <div className={styles.parameter} data-parameter={param.id} data-short={isShort(param) || undefined}>
      <ParameterName {...props} />
      <select
        aria-label={spokenName(param)}
        className={`select ${styles.select}`}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value, true)}
      >
        {param.values.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Letters that fit on a line of the panel beside a list's arrow. */
const LETTERS = 28;

/** Whether the name and the longest value fit side by side on a line. */
function isShort({ name, values: { options } }: ParamOf<'choice'>): boolean {
  return name.length + Math.max(...options.map((option) => option.name.length)) <= LETTERS;
}

/** All values side by side, for two or three with short names. */
export function ParameterSegments({ param, value, onChange }: ControlProps<ParamOf<'choice'>>) {
  const name = useId();
  return (
    <div
      className={styles.segments}
      role="radiogroup"
      aria-label={spokenName(param)}
      data-parameter={param.id}
    >
      {param.values.options.map((option) => (
        <label key={option.id} className={styles.segment} data-selected={option.id === value || undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.id === value}
            onChange={() => onChange(option.id, true)}
          />
          {option.name}
        </label>
      ))}
    </div>
  );
}
