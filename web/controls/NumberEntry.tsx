// A field for a number. Enter or leaving the field commits the number; the arrow keys change it by the parameter's step.

import { type KeyboardEvent, useState } from 'react';
import type { Param } from '#pkg/params.ts';
import styles from './Parameter.module.css';
import { refusal, typedNumber } from './refusal.ts';
import type { ControlProps, ParamOf } from './value.ts';
import { isShare, numberText, spokenName } from './value.ts';

/** Longest unit that stands beside the number, in characters; a longer unit stands beside the name. */
const SHORT_UNIT = 4;

export function hasShortUnit({ unit }: Param): boolean {
  return unit !== '' && unit.length <= SHORT_UNIT;
}

export function NumberEntry({ param, value, onChange }: ControlProps<ParamOf<'number'>>) {
  const { min, max, step, default: standard } = param.values;
  /** The text that is typed and not committed yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [word, setWord] = useState('');
  const isNumber = typeof value === 'number';

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    setWord(refusal(param, draft));
    const typed = typedNumber(param, draft);
    if (typed === null) onChange(standard, true);
    // the scenario clamps a number out of range; a text that is no number changes nothing
    else if (!Number.isNaN(typed) && typed !== value) onChange(typed, true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || !isNumber) return;
    event.preventDefault();
    const wanted = (Math.round(value / step) + direction) * step;
    setDraft(null);
    onChange(Math.min(max, Math.max(min, wanted)), true);
  };
  return (
    <>
      <span className={styles.entry}>
        <input
          aria-label={spokenName(param)}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? (isNumber ? numberText(param, value) : '')}
          placeholder={standard === null ? 'auto' : ''}
          size={Math.max(4, `${max}`.length)}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setWord('');
          }}
          onFocus={() => setWord('')}
          onBlur={commit}
          onKeyDown={onKey}
        />
        <span className={styles.unit} aria-hidden="true">
          {isShare(param) ? '%' : hasShortUnit(param) ? param.unit : ''}
        </span>
      </span>
      <output className={styles.word}>{word}</output>
    </>
  );
}
