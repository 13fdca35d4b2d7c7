// The rows of measures under an arrival order: a value for each arrival.

export interface SequenceRow {
  readonly id: string;
  readonly name: string;
  /** How a value is shown: as a mark if it is not 0; as a number with its sign; as a number. */
  readonly kind: 'flag' | 'signed' | 'count';
  /** NaN if the measure does not count the packet. */
  readonly values: ArrayLike<number>;
  /** The total in a word, and its name. */
  readonly total: string;
  readonly note: string;
  /** The total answers what the figure asks: it is written large. */
  readonly isAnswer?: boolean;
}

/** The name of a row, with its answer where there is no room for it at the row's end. */
export function rowName({ name, total, isAnswer }: SequenceRow, hasTotals: boolean): string {
  return isAnswer && !hasTotals ? `${name}: ${total}` : name;
}

/** The text of a cell: minus signs as wide as plus signs; empty if the value is unknown. */
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
