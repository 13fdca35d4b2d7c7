// What every control of a parameter has in common.

import type { Param } from '#pkg/params.ts';
import { whole } from '../notation/whole.ts';

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

/** A number from 0 to 1 that people see as a percentage. */
export function isShare({ unit }: Param): boolean {
  return unit === 'share';
}

/** A value with its unit, in words. */
export function shownValue(param: Param, value: number): string {
  return isShare(param)
    ? `${+(value * 100).toFixed(6)}%`
    : `${whole(value)} ${unitOf(param.unit, value)}`.trim();
}

/** "1 packet", "2 packets", "1 ms": a unit that is a word is of one or of many. */
export function unitOf(unit: string, value: number): string {
  return value === 1 && /^[a-z]{3,}s$/.test(unit) ? unit.slice(0, -1) : unit;
}

/** A value as a number field has it: a share as a percentage, the unit apart. */
export function numberText(param: ParamOf<'number'>, value: number): string {
  const { decimals } = param.values;
  return isShare(param)
    ? `${+(value * 100).toFixed(Math.max(0, decimals - 2))}`
    : `${+value.toFixed(decimals)}`;
}

/** Symbol, name and unit in one line, for people who hear it. */
export function spokenName(param: Param): string {
  const { symbol, name, unit } = param;
  const words = symbol === '' ? name : `${name} ${symbol}`;
  return unit === '' || isShare(param) ? words : `${words}, ${unit}`;
}
