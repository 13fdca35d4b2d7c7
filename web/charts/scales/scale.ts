// Scales from values to pixels and back, with the same steps as d3-scale, which weighs three times as much
// (docs/decisions/what-d3-does.md).

import { nice, tickStep, ticks } from 'd3-array';
import { format, formatSpecifier, precisionFixed, precisionRound } from 'd3-format';

export type Ends = readonly [number, number];

export interface Scale {
  (value: number): number;
  readonly invert: (at: number) => number;
  readonly domain: Ends;
  readonly range: Ends;
  /** Round values, about `count`, evenly apart. */
  readonly ticks: (count: number) => number[];
  /** Writes such ticks, each with enough digits to differ from the others. */
  readonly tickFormat: (count: number, specifier?: string) => (value: number) => string;
  /** The same domain on another range of pixels. */
  readonly within: (range: Ends) => Scale;
}

export function linearScale(domain: Ends, range: Ends): Scale {
  return scale(
    domain,
    range,
    linearScale,
    (value) => value,
    (value) => value,
  );
}

/** A logarithmic scale; both ends of the domain must be above zero. */
export function logScale(domain: Ends, range: Ends): Scale {
  return scale(domain, range, logScale, Math.log, Math.exp);
}

/** The domain with its ends moved outwards to round values. */
export function niceLinear([low, high]: Ends): Ends {
  return nice(low, high, 6) as [number, number];
}

export function niceLog([low, high]: Ends): Ends {
  return [10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(high))];
}

type MakeScale = (domain: Ends, range: Ends) => Scale;
type Transform = (value: number) => number;

function scale(domain: Ends, range: Ends, make: MakeScale, bend: Transform, unbend: Transform): Scale {
  const bent = [bend(domain[0]), bend(domain[1])] as const;
  const at = (value: number) => between(range, share(bent, bend(value)));
  return Object.assign(at, {
    invert: (pixel: number) => unbend(between(bent, share(range, pixel))),
    domain,
    range,
    ticks: (count: number) => ticks(domain[0], domain[1], count),
    tickFormat: (count: number, specifier?: string) => tickFormat(domain, count, specifier),
    within: (other: Ends) => make(domain, other),
  });
}

function share([from, to]: Ends, value: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

function between([from, to]: Ends, share: number): number {
  return from * (1 - share) + to * share;
}

function tickFormat([low, high]: Ends, count: number, given = ',f'): (value: number) => string {
  const step = tickStep(low, high, count);
  const specifier = formatSpecifier(given);
  const { type } = specifier;
  const fixed = precisionFixed(step) - (type === '%' ? 2 : 0);
  const round = precisionRound(step, Math.max(Math.abs(low), Math.abs(high)));
  const precision = ['', 'g', 'r', 'p', 's'].includes(type) ? round : fixed;
  // the axis' own precision is a minimum: two ticks are never written alike
  if (!Number.isNaN(precision)) specifier.precision = Math.max(specifier.precision ?? 0, precision);
  return format(String(specifier));
}
