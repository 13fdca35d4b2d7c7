// The grammars of text parameters, by the rules of model::scenario::grammar.

import type { TextValues } from '#pkg/params.ts';

interface Normal {
  readonly text: string;
  /** The first item that could not be read. */
  readonly bad: string | null;
}

export function normalise(grammar: TextValues['grammar'], text: string): Normal {
  switch (grammar) {
    case 'transmissions':
      return normalTransmissions(text);
    case 'sequence':
      return { text: normalSequence(text), bad: null };
    case 'kept':
      // a kept scenario is read with its laboratory's table (decode.ts)
      return { text, bad: null };
    case 'lines':
      return { text: normalLines(text), bad: null };
    case 'quantiles':
      return normalQuantiles(text);
  }
}

/** A list of transmissions, sorted, without repeats, joined by commas: `7` is the first transmission of ADU 7, `7.2` its second. */
function normalTransmissions(text: string): Normal {
  const found = new Map<number, string>();
  let bad: string | null = null;
  for (const item of text.split(',').map(trimWhiteSpace)) {
    if (item === '') continue;
    const dot = item.indexOf('.');
    const adu = whole(dot < 0 ? item : item.slice(0, dot), 10_000);
    const attempt = dot < 0 ? 1 : whole(item.slice(dot + 1), 99);
    if (adu === null || attempt === null) bad ??= item;
    else found.set(adu * 100 + attempt, attempt === 1 ? `${adu}` : `${adu}.${attempt}`);
  }
  const sorted = [...found].sort(([a], [b]) => a - b);
  return { text: sorted.map(([, item]) => item).join(','), bad };
}

/** A separator between the items of an arrival order. */
export const BETWEEN_ITEMS = /[\p{White_Space},;]/u;

/** Turns runs of white space, commas and semicolons into one space. */
function normalSequence(text: string): string {
  return text
    .split(BETWEEN_ITEMS)
    .filter((item) => item !== '')
    .join(' ');
}

/** Lines joined by commas, without empty ones, and with single spaces between words. */
function normalLines(text: string): string {
  const words = (line: string) => line.split(/\p{White_Space}/u).filter((word) => word !== '');
  return text
    .split(/[,\n\r]/)
    .map((line) => words(line).join(' '))
    .filter((line) => line !== '')
    .join(',');
}

/** A point of a table of quantiles: `percent` of the packets are late by at most `delay` ms. */
type QuantilePoint = readonly [percent: number, delay: number];

/** A number in the form that TypeScript and Rust both read. */
export const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const LONGEST = 10_000;
/** Steps per unit: of a percentage (1/10,000), and of a delay (1/1000 ms). */
const STEPS = [1e4, 1e3] as const;

function quantile(item: string): QuantilePoint | null {
  const at = item.indexOf(':');
  if (at < 0) return null;
  const percent = within(item.slice(0, at), 100, STEPS[0]);
  const delay = within(item.slice(at + 1), LONGEST, STEPS[1]);
  return percent === null || delay === null ? null : [percent, delay];
}

function within(given: string, most: number, steps: number): number | null {
  const text = trimWhiteSpace(given);
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  // + 0 turns -0 into 0
  return value >= 0 && value <= most ? Math.floor(value * steps + 0.5) / steps + 0 : null;
}

/** A table of quantiles sorted by percentage; of points with the same percentage the least and the largest delay stay (a step). */
function normalQuantiles(text: string): Normal {
  let bad: string | null = null;
  const points: QuantilePoint[] = [];
  for (const item of text.split(',').map(trimWhiteSpace)) {
    if (item === '') continue;
    const point = quantile(item);
    if (point === null) bad ??= item;
    else points.push(point);
  }
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const kept: QuantilePoint[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last !== undefined && point[1] < last[1]) {
      bad ??= written(point);
      continue;
    }
    const isSame = last !== undefined && last[0] === point[0] && last[1] === point[1];
    // a point within a step or within a level stretch is redundant
    const isBetween = before !== undefined && (before[0] === point[0] || before[1] === point[1]);
    if (isSame || isBetween) kept.pop();
    kept.push(point);
  }
  return { text: kept.map(written).join(','), bad };
}

function written([percent, delay]: QuantilePoint): string {
  return `${percent}:${delay}`;
}

function whole(text: string, max: number): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

/** Removes Unicode white space at both ends; JavaScript's own trim differs from Rust's in two characters. */
export function trimWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && /\p{White_Space}/u.test(text.charAt(start))) start += 1;
  while (end > start && /\p{White_Space}/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
