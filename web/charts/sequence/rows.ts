// The rows of measures under an arrival order: a value for each arrival.

export interface SequenceRow {
  readonly id: string;
  readonly name: string;
  /** How a value is shown: 'flag' as a mark if it is not 0, 'signed' with its sign, 'count' as a plain number. */
  readonly kind: 'flag' | 'signed' | 'count';
  /** A value for each arrival; NaN if the measure does not count the packet. */
  readonly values: ArrayLike<number>;
  /** The total over all arrivals, and the words beside it. */
  readonly total: string;
  readonly note: string;
  /** Whether the total answers the figure's question: it is then written large. */
  readonly isAnswer?: boolean;
}

/** A row's name, followed by its answer where the row's end has no room for that. */
export function rowName({ name, total, isAnswer }: SequenceRow, hasTotals: boolean): string {
  return isAnswer && !hasTotals ? `${name}: ${total}` : name;
}

/** The text of a cell, with a true minus sign; empty if the value is unknown. */
export function cellText(kind: SequenceRow['kind'], value: number): string {
  if (Number.isNaN(value)) return '';
  if (kind === 'flag') return value === 0 ? '–' : '';
  const size = `${Math.abs(value)}`;
  if (value < 0) return `−${size}`;
  return kind === 'signed' && value > 0 ? `+${size}` : size;
}

/** Whether a row is empty for every packet; it is then hidden. */
export function isSilent({ values }: SequenceRow): boolean {
  return Array.from(values).every((value) => Number.isNaN(value) || value === 0);
}
