// Choices that belong to one figure, above it.

import type { AlfScenario } from '#pkg/params.ts';
import { ParameterChoice, ParameterSegments } from '../../../controls/ParameterChoice.tsx';
import { isOf } from '../../../controls/value.ts';
import { useParameter } from '../../../scenario/react.tsx';
import styles from './figures.module.css';

type Id = keyof AlfScenario & string;

export function Controls({ choices, segments }: { choices: readonly Id[]; segments?: Id }) {
  return (
    <div className={styles.controls}>
      {choices.map((id) => (
        <Choice key={id} id={id} />
      ))}
      {segments && (
        <div className={styles.wide}>
          <Choice id={segments} inSight />
        </div>
      )}
    </div>
  );
}

function Choice({ id, inSight = false }: { id: Id; inSight?: boolean }) {
  const { param, ...rest } = useParameter('alf', id);
  if (!isOf('choice', param)) return null;
  const Control = inSight ? ParameterSegments : ParameterChoice;
  return <Control param={param} {...rest} />;
}
