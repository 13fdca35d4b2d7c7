// The control for a number with too many steps for a slider, such as a seed or a time.

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
