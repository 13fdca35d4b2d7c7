// Numbers of a lesson in words: with their unit, and with as many digits as their interval allows.

import type { Unit } from '#pkg/measures.ts';
import { roundedToInterval, threeDigits } from '../../bench/words/numbers.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Expression, runsOf } from '../read/expression.ts';
import type { Runs } from '../read/lesson.ts';
import { type Facts, isMeasureOf, namedIn, valuesIn } from './facts.ts';

interface ShownValue {
  readonly words: string;
  /** Half the 95% interval in words; empty if there is none, or if `words` include it. */
  readonly half: string;
}

export interface Scale {
  readonly unit: Unit;
  readonly isPercent: boolean;
}

/** The scale of a ratio, and of all numbers until the laboratory's table is loaded. */
export const NO_SCALE: Scale = { unit: '', isPercent: false };

export function scaleOf(link: string, { first, by }: Expression): Scale {
  const named = namedIn(link, first);
  if (named === null || by === '/') return NO_SCALE;
  const isPercent = named.unit === 'share' || ('shown' in named && named.shown === 'percent');
  return { unit: named.unit, isPercent };
}

/** The mean of an expression over the runs, in words; null until the runs are known. */
export function shownValue(facts: Facts, expression: Expression, runs: Runs): ShownValue | null {
  const values = valuesOf(facts, expression, runs);
  if (values === null) return null;
  const { mean, ci95 } = estimate(values);
  const scale = scaleOf(runs.scenario, expression);
  if (runs.against !== null && isMeasureOf(runs.scenario, expression.first))
    return { words: differenceWords(mean, ci95 ?? 0, scale), half: '' };
  const half = ci95 === null || ci95 === 0 ? '' : `± ${size(ci95, ci95, scale, true)} (95% interval)`;
  return { words: withUnit(mean, ci95 ?? 0, scale), half };
}

export function valuesOf(facts: Facts, expression: Expression, runs: Runs): readonly number[] | null {
  const known = new Map<string, readonly number[]>();
  for (const name of expression.second === null
    ? [expression.first]
    : [expression.first, expression.second]) {
    const values = valuesIn(facts, runs, name);
    if (values === null) return null;
    known.set(name, values);
  }
  return runsOf(expression, (name) => known.get(name) ?? []);
}

/** A value in words: "18.4 s", "257 kbit/s", "29.6%". `half`: half its interval, 0 without one. */
export function withUnit(value: number, half: number, scale: Scale): string {
  return size(value, half, scale, false);
}

/** A difference in words, with half its interval: "+4.6 ± 0.8 points", "−2.3 ± 0.4 ms". */
export function differenceWords(value: number, half: number, scale: Scale): string {
  // if the difference is in seconds, the interval is too
  if (scale.unit === 'ms' && Math.abs(value) >= SECONDS)
    return differenceWords(value / 1000, half / 1000, { ...scale, unit: 's' });
  const text = size(Math.abs(value), half, scale, true);
  const sign = Number.parseFloat(text) === 0 ? '' : value < 0 ? '−' : '+';
  const [number = '', ...unit] = text.split(' ');
  if (half <= 0) return [`${sign}${number}`, ...unit].join(' ');
  const [interval = ''] = size(half, half, scale, true).split(' ');
  return [`${sign}${evened(number, interval)}`, ...unit].join(' ');
}

/** A number and its interval with the same number of decimals: "0.10 ± 0.01" and "109 ± 4", not "0.1" and "4.0". */
function evened(number: string, interval: string): string {
  const places = Math.min(decimals(interval), Math.max(decimals(number), spare(number)));
  const shorter = Number(interval).toFixed(places);
  return `${Number(number).toFixed(places)} ± ${Number(shorter) === 0 ? interval : shorter}`;
}

/** The number of decimals of a number with three significant digits. */
function spare(number: string): number {
  const size = Math.floor(Math.log10(Math.max(Number(number), 0.001)));
  return Math.max(0, 2 - size);
}

/** From this value (ms) on, times are in seconds. */
const SECONDS = 2000;

function size(value: number, half: number, { unit, isPercent }: Scale, isDifference: boolean): string {
  if (isPercent) {
    const number = brief(100 * value, 100 * half);
    return isDifference ? `${number} ${number === '1' ? 'point' : 'points'}` : `${number}%`;
  }
  if (unit === 'ms' && Math.abs(value) >= SECONDS) return `${brief(value / 1000, half / 1000)} s`;
  const number = brief(value, half);
  const one = number === '1' ? unit.replace(/^([^/]{2,})s$/, '$1') : unit;
  return one === '' ? number : `${number} ${one}`;
}

/** A number with three significant digits, or with fewer if its interval does not allow as many. */
function brief(value: number, half: number): string {
  const [precise, allowed] = [
    threeDigits(value),
    half > 0 ? roundedToInterval(value, half) : threeDigits(value),
  ];
  const shorter = decimals(allowed) < decimals(precise) ? allowed : precise;
  return shorter.replace('-', '−');
}

function decimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
