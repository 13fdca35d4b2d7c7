// What every control of a parameter has in common.

import type { Param } from '#pkg/params.ts';

export type ParameterValue = number | string | null;

export interface ControlProps<P extends Param = Param> {
  readonly param: P;
  readonly value: ParameterValue;
  /** `commit` is false while a drag goes on, and true when it ends or a value is entered at once. */
  readonly onChange: (value: ParameterValue, commit: boolean) => void;
}

/** A parameter whose values are of one kind. */
export type ParamOf<K extends Param['values']['kind']> = Param & {
  readonly values: Extract<Param['values'], { kind: K }>;
};

export function isOf<K extends Param['values']['kind']>(kind: K, param: Param): param is ParamOf<K> {
  return param.values.kind === kind;
}

/** Symbol, name and unit in one line, for people who hear it. */
export function spokenName({ symbol, name, unit }: Param): string {
  const words = symbol === '' ? name : `${name} ${symbol}`;
  return unit === '' ? words : `${words}, ${unit}`;
}
