// A number that no slider could set: a seed, a time.

import { NumberEntry } from './NumberEntry.tsx';
import styles from './Parameter.module.css';
import { ParameterName } from './ParameterName.tsx';
import type { ControlProps, ParamOf } from './value.ts';

export function ParameterNumber(props: ControlProps<ParamOf<'number'>>) {
  return (
    <div className={styles.parameter} data-parameter={props.param.id}>
      <ParameterName {...props}>
        <NumberEntry {...props} />
      </ParameterName>
    </div>
  );
}
