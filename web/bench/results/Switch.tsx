// A figure's switch between two states, as a button beside its others; pressed in the state other than the default.

import type { LabId } from '#pkg/params.ts';
import figure from '../../charts/figure/Figure.module.css';
import { isOf } from '../../controls/value.ts';
import { useParameter } from '../../scenario/react.tsx';
import type { ParameterId } from '../../scenario/values.ts';

interface SwitchProps<L extends LabId> {
  readonly lab: L;
  readonly id: ParameterId<L>;
}

export function Switch<L extends LabId>({ lab, id }: SwitchProps<L>) {
  const { param, value, onChange } = useParameter(lab, id);
  if (!isOf('choice', param)) return null;
  const off = param.values.default;
  const on = param.values.options.find((option) => option.id !== off);
  if (on === undefined) return null;
  const isOn = value === on.id;
  return (
    <button
      type="button"
      className={`act ${figure.button}`}
      aria-pressed={isOn}
      data-parameter={param.id}
      onClick={() => onChange(isOn ? off : on.id, true)}
    >
      {on.name === 'Shown' ? param.name : on.name}
    </button>
  );
}
