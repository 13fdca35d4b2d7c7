// The control for a text with a grammar, committed with Enter or when the field is left. The scenario keeps the part
// that can be read, and the field then shows that part.

import { useState } from 'react';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import type { ControlProps, ParamOf } from './value.ts';
import { spokenName } from './value.ts';

export function ParameterText(props: ControlProps<ParamOf<'text'>>) {
  const { param, value, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null) onChange(draft, true);
    setDraft(null);
  };
  return (
    <div className={styles.parameter} data-parameter={param.id}>
      <ParameterName {...props} />
      <input
        aria-label={spokenName(param)}
        className={`field ${styles.text}`}
        value={draft ?? String(value ?? '')}
        maxLength={param.values.maxLength}
        placeholder={param.values.auto ?? 'none'}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
    </div>
  );
}
