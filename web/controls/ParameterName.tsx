// The line above a control: name and symbol, which open their explanation, and the button that resets the value to that
// of the preset or lesson, or to the default.

import { type ReactNode, use } from 'react';
import type { Param } from '#pkg/params.ts';
import { Words } from '../notation/Words.tsx';
import { defaultOf, valueIn } from '../scenario/values.ts';
import { hasShortUnit } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { StartContext } from './start.ts';
import { Term } from './Term.tsx';
import { type ControlProps, isShare, type ParameterValue, shownValue } from './value.ts';

interface NameProps extends ControlProps {
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

export function ParameterName({ param, value, onChange, children }: NameProps) {
  const { symbol, name, unit } = param;
  const start = use(StartContext);
  const before = start === null ? defaultOf(param) : valueIn(start, param.id);
  const reset = () => onChange(before, true);
  const told = nameOf(param, before);
  return (
    <div className={styles.head}>
      <span className={styles.name}>
        <Term explained={param}>
          <Words text={name} />
          {symbol !== '' && (
            <span className={styles.symbol}>
              <Words text={symbol} />
            </span>
          )}
        </Term>
        {unit !== '' && !isShare(param) && !hasShortUnit(param) && (
          <span className={styles.unit}> ({unit})</span>
        )}
      </span>
      {value !== before && (
        <button
          type="button"
          className={styles.reset}
          onClick={reset}
          aria-label={`Reset ${name} to ${told}`}
          title={`Back to ${told}`}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 8a4.5 4.5 0 1 0 1.6-3.45M3.2 2.4v3h3" />
          </svg>
        </button>
      )}
      {children}
    </div>
  );
}

/** A value in words. */
function nameOf(param: Param, value: ParameterValue): string {
  const { values } = param;
  if (values.kind === 'text') return value === '' ? 'none' : 'what it was';
  if (values.kind === 'choice') return values.options.find(({ id }) => id === value)?.name ?? `${value}`;
  return typeof value === 'number' ? shownValue(param, value) : 'automatic';
}
