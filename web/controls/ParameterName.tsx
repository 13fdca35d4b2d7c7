// The line above a control: name and symbol, which say what they mean, and the way back to the default.

import type { ReactNode } from 'react';
import type { Param } from '#pkg/params.ts';
import { Words } from '../notation/Words.tsx';
import { hasShortUnit } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { Term } from './Term.tsx';
import { type ControlProps, isShare, shownValue } from './value.ts';

interface NameProps extends ControlProps {
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

export function ParameterName({ param, value, onChange, children }: NameProps) {
  const { symbol, name, unit, values } = param;
  const standard = values.kind === 'text' ? '' : values.default;
  const reset = () => onChange(standard, true);
  const told = standardName(param);
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
