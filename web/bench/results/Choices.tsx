// A row of drop-down lists for choices of a scenario.

import type { LabId } from '#pkg/params.ts';
import { ParameterChoice } from '../../controls/ParameterChoice.tsx';
import { isOf } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';
import type { ParameterId } from '../../scenario/values.ts';
import styles from './Choices.module.css';

interface ChoiceProps<L extends LabId> {
  readonly lab: L;
  readonly id: ParameterId<L>;
}

/** A choice as a drop-down list. */
function Choice<L extends LabId>({ lab, id }: ChoiceProps<L>) {
  const { param, ...rest } = useParameter(lab, id);
  return isOf('choice', param) ? <ParameterChoice param={param} {...rest} /> : null;
}

interface ChoicesProps<L extends LabId> {
  readonly lab: L;
  readonly choices: readonly ParameterId<L>[];
}

/** A figure's own choices, above the figure. */
export function Choices<L extends LabId>({ lab, choices }: ChoicesProps<L>) {
  return (
    <div className={styles.choices}>
      {choices.map((id) => (
        <Choice key={id} lab={lab} id={id} />
      ))}
    </div>
  );
}
