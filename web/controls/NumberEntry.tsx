// A number typed by hand. Enter or leaving the field commits it; the arrow keys go by the parameter's step.

import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import styles from './Parameter.module.css';
import type { ControlProps, ParamOf } from './value.ts';
import { spokenName } from './value.ts';

/** A unit as short as this stands beside the number, a longer one beside the name. */
export const SHORT_UNIT = 4;

export function NumberEntry({
  param,
  value,
  onChange,
  id,
}: ControlProps<ParamOf<'number'>> & { id?: string }) {
  const { min, max, step, decimals, default: standard } = param.values;
  return (
    <NumberField
      className={styles.entry ?? ''}
      aria-label={spokenName(param)}
      value={typeof value === 'number' ? value : Number.NaN}
      minValue={min}
      maxValue={max}
      step={step}
      // what is typed between two steps counts, and what is out of range is clamped by the scenario
      commitBehavior="validate"
      validationBehavior="aria"
      isWheelDisabled
      formatOptions={{ maximumFractionDigits: decimals, useGrouping: false }}
      onChange={(next) => onChange(Number.isNaN(next) ? standard : next, true)}
    >
      <Input id={id} placeholder={standard === null ? 'auto' : ''} size={Math.max(4, `${max}`.length)} />
      {param.unit.length <= SHORT_UNIT && param.unit !== '' && (
        <span className={styles.unit} aria-hidden="true">
          {param.unit}
        </span>
      )}
    </NumberField>
  );
}
