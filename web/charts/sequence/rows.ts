// The rows of measures under an arrival order: a value for each arrival.

export interface SequenceRow {
  readonly id: string;
  readonly name: string;
  /** A mark where the value is not 0; a number with its sign; a number. */
  readonly kind: 'flag' | 'signed' | 'count';
  /** NaN where the measure does not know the packet. */
  readonly values: ArrayLike<number>;
  /** All of it in a word, and what that is called. */
  readonly total: string;
  readonly note: string;
}

/** The number of a cell: with a sign that is as wide as a plus, nothing where nothing is known. */
export function cellText(kind: SequenceRow['kind'], value: number): string {
  if (Number.isNaN(value)) return '';
  if (kind === 'flag') return value === 0 ? '–' : '';
  const size = `${Math.abs(value)}`;
  if (value < 0) return `−${size}`;
  return kind === 'signed' && value > 0 ? `+${size}` : size;
}

/** A row that says nothing of any packet folds away. */
export function isSilent({ values }: SequenceRow): boolean {
  return Array.from(values).every((value) => Number.isNaN(value) || value === 0);
}
