import { type KeyLine, keyLine } from './keys.ts';

export type Range = readonly [from: number, to: number];

/** A range moved and shortened to lie within `whole`, but no shorter than 1/`parts` of it. */
export function fittedRange([from, to]: Range, [low, high]: Range, parts = 5000): Range {
  const least = (high - low) / parts;
  const span = Math.min(high - low, Math.max(least, to - from));
  const middle = (from + to) / 2;
  const start = Math.min(high - span, Math.max(low, to - from < least ? middle - span / 2 : from));
  return [start, start + span];
}

export function shiftedRange([from, to]: Range, by: number): Range {
  return [from + by, to + by];
}

/** The range lengthened or shortened by a factor, keeping the point at `share` of it in place. */
export function zoomedRange([from, to]: Range, factor: number, share: number): Range {
  const span = to - from;
  const start = from + share * span * (1 - factor);
  return [start, start + span * factor];
}

/** Keys that zoom and pan; `change` gets null for the whole range. Zooming keeps the point of interest in place. */
export function zoomKeys(
  [from, to]: Range,
  focus: number,
  change: (next: Range | null) => void,
  keysOfWhole: readonly string[] = ['0'],
): readonly KeyLine[] {
  const span = to - from;
  const share = span > 0 ? (Math.min(to, Math.max(from, focus)) - from) / span : 0.5;
  return [
    keyLine({ '+': 0.5, '=': 0.5, '-': 2, _: 2 }, 'zoom in, zoom out', (factor) =>
      change(zoomedRange([from, to], factor, share)),
    ),
    keyLine({ PageUp: -0.8, PageDown: 0.8 }, 'previous stretch of time, next stretch', (by) =>
      change(shiftedRange([from, to], by * span)),
    ),
    { keys: keysOfWhole, does: 'the whole time', act: () => change(null) },
  ];
}
