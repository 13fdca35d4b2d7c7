// A parameter's value in a sentence, as a number that can be dragged.

import type { LabId } from '#pkg/params.ts';
import { isOf, shownValue, spokenName } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';
import type { ParameterId } from '../../scenario/values.ts';
import { DragValue } from './DragValue.tsx';

interface DragNumberProps<L extends LabId> {
  readonly lab: L;
  readonly id: ParameterId<L>;
}

export function DragNumber<L extends LabId>({ lab, id }: DragNumberProps<L>) {
  const { param, value, onChange } = useParameter(lab, id);
  if (!isOf('number', param) || typeof value !== 'number') return null;
  const { min, max, step } = param.values;
  return (
    <DragValue
      label={spokenName(param)}
      title={`${param.name}: drag sideways to change it`}
      text={shownValue(param, value)}
      {...{ value, min, max, step, onChange }}
    />
  );
}
