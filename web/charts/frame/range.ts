export type Range = readonly [from: number, to: number];

/** A range moved and shortened so that it lies within the whole, but not below a minimum width. */
export function fittedRange([from, to]: Range, [low, high]: Range): Range {
  const least = (high - low) / 5000;
  const span = Math.min(high - low, Math.max(least, to - from));
  const middle = (from + to) / 2;
  const start = Math.min(high - span, Math.max(low, to - from < least ? middle - span / 2 : from));
  return [start, start + span];
}

export function shifted([from, to]: Range, by: number): Range {
  return [from + by, to + by];
}

/** The range lengthened or shortened by a factor, keeping the point at `share` of it in place. */
export function zoomed([from, to]: Range, factor: number, share: number): Range {
  const span = to - from;
  const start = from + share * span * (1 - factor);
  return [start, start + span * factor];
}

/** The range after a key press, null for the whole, undefined if the key has no meaning here. */
export function rangeAfterKey(key: string, [from, to]: Range, focus: number): Range | null | undefined {
  const span = to - from;
  // Zooming keeps the point of interest in place.
  const share = span > 0 ? (Math.min(to, Math.max(from, focus)) - from) / span : 0.5;
  switch (key) {
    case '+':
    case '=':
      return zoomed([from, to], 0.5, share);
    case '-':
    case '_':
      return zoomed([from, to], 2, share);
    case 'PageDown':
      return shifted([from, to], 0.8 * span);
    case 'PageUp':
      return shifted([from, to], -0.8 * span);
    case 'Escape':
    case '0':
      return null;
    default:
      return undefined;
  }
}
