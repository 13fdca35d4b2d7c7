// A number that no slider could set: a seed, a time.

import { useId } from 'react';
import { NumberEntry } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import type { ControlProps, ParamOf } from './value.ts';

export function ParameterNumber(props: ControlProps<ParamOf<'number'>>) {
  const id = useId();
  return (
    <div className={styles.parameter} data-parameter={props.param.id}>
      <ParameterName {...props} controlId={id}>
        <NumberEntry {...props} id={id} />
      </ParameterName>
    </div>
  );
}
