export type Range = readonly [from: number, to: number];

/** A range moved and cut so that it lies in the whole and keeps a least width. */
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

/** The range made longer or shorter by a factor; what lies at `share` of it stays where it is. */
export function zoomed([from, to]: Range, factor: number, share: number): Range {
  const span = to - from;
  const start = from + share * span * (1 - factor);
  return [start, start + span * factor];
}

/** The range after a key, null for the whole, undefined where the key means nothing. */
export function rangeAfterKey(key: string, [from, to]: Range, focus: number): Range | null | undefined {
  const span = to - from;
  // Zooming keeps what is looked at where it is.
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
