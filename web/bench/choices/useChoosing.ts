// A choice of a scenario as a title of a chart.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { Choosing } from '../../charts/frame/axis.ts';
import { useParameter } from '../../scenario/react.tsx';

export function useChoosing<L extends LabId>(lab: L, id: keyof Scenarios[L] & string): Choosing {
  const { param, value, onChange } = useParameter(lab, id);
  return {
    label: param.name,
    value: String(value ?? ''),
    options: param.values.kind === 'choice' ? param.values.options : [],
    onChange: (next) => onChange(next, true),
  };
}

/** The chosen value's name. */
export function chosenName({ options, value }: Choosing): string {
  return options.find(({ id }) => id === value)?.name ?? value;
}
