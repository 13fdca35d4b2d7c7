// Props of the controls, and values in words.

import type { Param } from '#pkg/params.ts';
import { formatCount } from '../notation/formatCount.ts';

export type ParameterValue = number | string | null;

export interface ControlProps<P extends Param = Param> {
  readonly param: P;
  readonly value: ParameterValue;
  /** `commit` is false during a drag, and true when the drag ends or a value is entered. */
  readonly onChange: (value: ParameterValue, commit: boolean) => void;
}

/** A parameter whose values are of one kind. */
export type ParamOf<K extends Param['values']['kind']> = Param & {
  readonly values: Extract<Param['values'], { kind: K }>;
};

export function isOf<K extends Param['values']['kind']>(kind: K, param: Param): param is ParamOf<K> {
  return param.values.kind === kind;
}

/** Whether a parameter is a number from 0 to 1 that is shown as a percentage. */
export function isShare({ unit }: Param): boolean {
  return unit === 'share';
}

/** A number with its unit, in words. */
export function shownValue(param: Param, value: number): string {
  return isShare(param)
    ? `${+(value * 100).toFixed(6)}%`
    : `${formatCount(value)} ${unitOf(param.unit, value)}`.trim();
}

/** The unit for a value: "1 packet", "2 packets", "1 ms"; a word is singular for 1. */
export function unitOf(unit: string, value: number): string {
  return value === 1 && /^[a-z]{3,}s$/.test(unit) ? unit.slice(0, -1) : unit;
}

/** A value as a number field shows it: a share as a percentage, and without the unit. */
export function numberText(param: ParamOf<'number'>, value: number): string {
  const { decimals } = param.values;
  return isShare(param)
    ? `${+(value * 100).toFixed(Math.max(0, decimals - 2))}`
    : `${+value.toFixed(decimals)}`;
}

/** Symbol, name and unit in one line, for screen readers. */
export function spokenName(param: Param): string {
  const { symbol, name, unit } = param;
  const words = symbol === '' ? name : `${name} ${symbol}`;
  return unit === '' || isShare(param) ? words : `${words}, ${unit}`;
}
