// A number typed by hand. Enter or leaving the field commits it; the arrow keys go by the parameter's step.

import { type KeyboardEvent, useContext } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { NumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
import type { Param } from '#pkg/params.ts';
import styles from './Parameter.module.css';
import { useRefusal } from './useRefusal.ts';
import type { ControlProps, ParamOf } from './value.ts';
import { isShare, spokenName } from './value.ts';

/** A short unit stands beside the number, a longer one beside the name. */
const SHORT_UNIT = 4;

export function hasShortUnit({ unit }: Param): boolean {
  return unit !== '' && unit.length <= SHORT_UNIT;
}

export function NumberEntry({
  param,
  value,
  onChange,
  id,
}: ControlProps<ParamOf<'number'>> & { id?: string }) {
  const { min, max, step, decimals, default: standard } = param.values;
  const { word, handlers, judge } = useRefusal(param);
  const format = isShare(param)
    ? { style: 'percent' as const, maximumFractionDigits: Math.max(0, decimals - 2), useGrouping: false }
    : { maximumFractionDigits: decimals, useGrouping: false };
  const stepped = (event: KeyboardEvent) => {
    if (event.key === 'Enter') judge(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || typeof value !== 'number') return;
    event.preventDefault();
    event.stopPropagation();
    const wanted = (Math.round(value / step) + direction) * step;
    onChange(Math.min(max, Math.max(min, wanted)), true);
  };
  return (
    <div className={styles.keys} onKeyDownCapture={stepped} {...handlers}>
      <NumberField
        className={styles.entry ?? ''}
        aria-label={spokenName(param)}
        value={typeof value === 'number' ? value : Number.NaN}
        minValue={min}
        maxValue={max}
        // every value that the parameter can hold is valid; the arrow keys go by the slider's step
        step={10 ** -decimals}
        // what is typed between two steps counts, and what is out of range is clamped by the scenario
        commitBehavior="validate"
        validationBehavior="aria"
        isWheelDisabled
        formatOptions={format}
        onChange={(next) => onChange(Number.isNaN(next) ? standard : next, true)}
      >
        <UndoableInput
          shown={typeof value === 'number' ? new Intl.NumberFormat('en-US', format).format(value) : ''}
          id={id}
          placeholder={standard === null ? 'auto' : ''}
          size={Math.max(4, `${max}`.length)}
        />
        {hasShortUnit(param) && (
          <span className={styles.unit} aria-hidden="true">
            {param.unit}
          </span>
        )}
      </NumberField>
      <output className={styles.word}>{word}</output>
    </div>
  );
}

interface UndoableInputProps extends InputProps {
  /** The field's text as long as nothing is typed. */
  readonly shown: string;
}

/** Escape takes back what was typed: left in the field it would be committed by leaving it. */
function UndoableInput({ shown, ...props }: UndoableInputProps) {
  const state = useContext(NumberFieldStateContext);
  return (
    <Input
      {...props}
      onKeyDown={({ key }) => {
        if (key === 'Escape') state?.setInputValue(shown);
      }}
    />
  );
}
