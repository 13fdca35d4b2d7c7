// The line above a control: symbol, name, and the way back to the default.

import type { ReactNode } from 'react';
import type { Param } from '#pkg/params.ts';
import { hasShortUnit } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { type ControlProps, isShare, shownValue } from './value.ts';

interface NameProps extends ControlProps {
  /** Of the control that the label belongs to. */
  readonly controlId: string;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

export function ParameterName({ param, value, onChange, controlId, children }: NameProps) {
  const { symbol, name, unit, meaning, values } = param;
  const standard = values.kind === 'text' ? '' : values.default;
  const reset = () => onChange(standard, true);
  const told = standardName(param);
  return (
    <div className={styles.head}>
      <label className={styles.name} htmlFor={controlId} title={meaning} onDoubleClick={reset}>
        {name}
        {symbol !== '' && <em className={styles.symbol}>{symbol}</em>}
        {unit !== '' && !isShare(param) && !hasShortUnit(param) && (
          <span className={styles.unit}> ({unit})</span>
        )}
      </label>
      {value !== standard && (
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

/** The default in words. */
function standardName(param: Param): string {
  const { values } = param;
  if (values.kind === 'text') return 'none';
  if (values.kind === 'choice') {
    return values.options.find(({ id }) => id === values.default)?.name ?? values.default;
  }
  return values.default === null ? 'automatic' : shownValue(param, values.default);
}
