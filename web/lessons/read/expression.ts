// A number in a lesson's text: a measure, a parameter, or the difference or ratio of two of them.

export interface Expression {
  readonly first: string;
  readonly by: '-' | '/' | null;
  readonly second: string | null;
}

const NAME = /^[a-z][a-z0-9_]*$/;

/** Reads `gain`, `a - b` or `a / b`; null if the text is none of these. */
export function expressionIn(text: string): Expression | null {
  const parts = text.trim().split(/\s+/);
  const [first = '', by = '', second = ''] = parts;
  if (!NAME.test(first)) return null;
  if (parts.length === 1) return { first, by: null, second: null };
  if (parts.length !== 3 || !NAME.test(second)) return null;
  return by === '-' || by === '/' ? { first, by, second } : null;
}

export function namesIn({ first, second }: Expression): readonly string[] {
  return second === null ? [first] : [first, second];
}

/** The expression's value in each run; `of` gives a name's values by run. */
export function runsOf(
  { first, by, second }: Expression,
  of: (name: string) => readonly number[],
): readonly number[] {
  const values = of(first);
  if (second === null) return values;
  const others = of(second);
  return values.map((value, run) => {
    const other = others[run] ?? Number.NaN;
    return by === '/' ? value / other : value - other;
  });
}
