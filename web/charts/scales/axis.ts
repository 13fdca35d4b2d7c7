import { ticks } from 'd3-array';
import { format } from 'd3-format';
import { linearScale, logScale, niceLinear, niceLog, type Scale } from './scale.ts';

/** Makes a title a control: a choice among named values. */
export interface TitleChoice {
  /** What is being chosen, for screen readers. */
  label: string;
  value: string;
  options: readonly { readonly id: string; readonly name: string }[];
  onChange: (id: string) => void;
  /** The sentences that explain the values, by value id: each stands under its value's name in the opened list. */
  meanings?: (() => Promise<Meanings>) | undefined;
}

/** The sentence that explains a title, or a function that fetches it when it is asked for. */
export type Meaning = string | (() => Promise<string | undefined>);

export type Meanings = Readonly<Record<string, string | undefined>>;

/** What a chart must know about one axis: the quantity, its unit and its range. */
export interface AxisSpec {
  label: string;
  unit?: string | undefined;
  /** The title of a bar of colours where `label` has no room. */
  brief?: string | undefined;
  /** Symbol of the quantity before a value, as Ta in "Ta = 16 ms"; by default the label. */
  symbol?: string | undefined;
  /** The words before a value that is read, where neither symbol nor label fits: "a window of". */
  readoutPrefix?: string | undefined;
  /** A sentence on what the axis measures: a press on the axis title shows it. */
  meaning?: Meaning | undefined;
  /** The other quantities that the axis could show: its title is then a control. */
  choose?: TitleChoice | undefined;
  /** Range of the axis; by default computed from the data, rounded outwards. */
  domain?: readonly [number, number] | undefined;
  scale?: 'linear' | 'log' | undefined;
  /** A d3-format specifier for the ticks, such as `.0%`; by default d3's own choice. */
  format?: string | undefined;
  /** Specifier for values in the read-out; by default four significant digits, or `.1%` for shares. */
  readout?: string | undefined;
  /** The words for a value, where its number means nothing to a reader. */
  valueText?: ((value: number) => string) | undefined;
  /** Only whole numbers make sense (packets, buffers). */
  integer?: boolean | undefined;
  /** The only places of ticks, the most important first, for an axis whose round numbers are no good places. */
  ticks?: readonly { readonly value: number; readonly label: string }[] | undefined;
}

export function axisTitle(axis: AxisSpec): string {
  return axis.unit ? `${axis.label} (${axis.unit})` : axis.label;
}

/** A value in words: what the read-out line, the markers and screen readers say. */
export function axisValue(axis: AxisSpec, value: number): string {
  if (!Number.isFinite(value)) return 'no value';
  if (axis.valueText !== undefined) return axis.valueText(value);
  const specifier = axis.readout ?? (axis.format?.endsWith('%') ? '.1%' : undefined);
  if (specifier !== undefined) return withUnit(format(specifier)(value), axis);
  const size = Math.abs(value);
  const text =
    axis.integer || size >= 10_000
      ? format(',.0f')(value)
      : size !== 0 && size < 1e-3
        ? format('.2~e')(value)
        : format(',.4~r')(value);
  return withUnit(text, axis);
}

/** A value with its axis' symbol or label: "Ta = 16 ms". */
export function axisPlace(axis: AxisSpec, value: number): string {
  if (axis.readoutPrefix !== undefined) return `${axis.readoutPrefix} ${axisValue(axis, value)}`;
  return axis.symbol
    ? `${axis.symbol} = ${axisValue(axis, value)}`
    : `${axis.label} ${axisValue(axis, value)}`;
}

/** Half an interval as text, "± 1.4 points": half an interval of a percentage is given in percentage points. */
export function halfText(axis: AxisSpec, half: number): string {
  const text = axisValue(axis, half);
  return text.endsWith('%') ? `± ${text.slice(0, -1)} points` : `± ${text}`;
}

/** A value written with only as many digits as neighbouring `places` of the grid need to differ. */
export function axisValueOn(axis: AxisSpec, value: number, places: ArrayLike<number>): string {
  const at = Array.from(places).indexOf(value);
  const apart = Math.abs((places[at + 1] ?? value) - value) || Math.abs(value - (places[at - 1] ?? value));
  if (!(apart > 0)) return axisValue(axis, value);
  const isShare = axis.format?.endsWith('%') === true;
  const digits = Math.max(0, -Math.floor(Math.log10(apart)) - (isShare ? 2 : 0));
  return axisValue({ ...axis, readout: `.${digits}${isShare ? '%' : 'f'}` }, value);
}

function withUnit(text: string, axis: AxisSpec): string {
  // A percentage already carries its unit, and "12 packets" needs a space where "12%" does not.
  if (!axis.unit || text.endsWith('%')) return text;
  if (axis.unit === '%') return `${text}%`;
  return `${text} ${text === '1' ? axis.unit.replace(/^([^/]{2,})s$/, '$1') : axis.unit}`;
}

/** A domain usable by a scale: finite, not empty, and positive if the axis is logarithmic. */
function soundDomain(low: number, high: number, kind: AxisSpec['scale']): [number, number] {
  let [a, b] = low <= high ? [low, high] : [high, low];
  if (!Number.isFinite(a) || !Number.isFinite(b)) [a, b] = kind === 'log' ? [1, 10] : [0, 1];
  if (kind === 'log') {
    if (b <= 0) return [1e-3, 1];
    if (a <= 0) a = b / 1e3;
    return a === b ? [a / 10, b * 10] : [a, b];
  }
  if (a === b) return a === 0 ? [0, 1] : a > 0 ? [0, b * 1.25] : [a * 1.25, 0];
  return [a, b];
}

export function createScale(
  axis: AxisSpec,
  found: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const [low, high] = axis.domain ?? found;
  const domain = soundDomain(low, high, axis.scale);
  if (axis.scale === 'log') return logScale(axis.domain ? domain : niceLog(domain), range);
  return linearScale(axis.domain ? domain : hugZero(domain), range);
}

/**
 * Rounds a domain outwards, but where it begins only a little below zero (an interval's end), adds a little room there
 * and not a whole step.
 */
function hugZero([low, high]: readonly [number, number]): [number, number] {
  const [bottom, top] = niceLinear([low, high]);
  const [first = 0, second = 0] = ticks(bottom, top, 6);
  const isSmall = low < 0 && high > 0 && low - bottom > 0.6 * (second - first);
  return [isSmall ? Math.min(low, -0.02 * high) : bottom, top];
}

/** Least and greatest finite value of several lists; [Infinity, -Infinity] when there is none. */
export function dataRange(
  lists: Iterable<ArrayLike<number>>,
  start: readonly [number, number] = [Infinity, -Infinity],
  positive = false,
): [number, number] {
  let [low, high] = start;
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const value = list[i] ?? Number.NaN;
      if (!Number.isFinite(value) || (positive && value <= 0)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
}
