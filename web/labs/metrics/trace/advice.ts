// Merges rows of the buffer advice: shares that the same buffer recovers have one row.

import type { BufferAdvice } from '#pkg/texts.js';

interface AdviceRow {
  /** Shares of the reordered packets that this buffer recovers, in ascending order. */
  readonly shares: readonly number[];
  readonly advice: BufferAdvice;
}

export function adviceRows(advice: readonly BufferAdvice[]): AdviceRow[] {
  const rows: AdviceRow[] = [];
  for (const one of advice) {
    const last = rows.at(-1);
    if (last !== undefined && isAlike(last.advice, one))
      rows[rows.length - 1] = { shares: [...last.shares, one.share], advice: one };
    else rows.push({ shares: [one.share], advice: one });
  }
  return rows;
}

/** "90% to 99%". */
export function sharesText(shares: readonly number[]): string {
  const percent = (share = 0) => `${Number((100 * share).toPrecision(4))}%`;
  const [first] = shares;
  return shares.length === 1 ? percent(first) : `${percent(first)} to ${percent(shares.at(-1))}`;
}

function isAlike(a: BufferAdvice, b: BufferAdvice): boolean {
  const of = ({ share: _, ...rest }: BufferAdvice) => JSON.stringify(rest);
  return of(a) === of(b);
}
