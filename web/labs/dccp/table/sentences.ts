// What the comparison with table I says.

import { format } from 'd3-format';
import { amount } from '../../../bench/words/numbers.ts';
import type { ComparedRow } from './useTable.ts';

const whole = format('+.0%');

/** Ours against the paper’s, both ends of it said: "−24%". */
export function deviation(ours: number, paper: number): string {
  return whole(ours / paper - 1).replace('-', '−');
}

/** `isChanged`: the scenario sets more than the table's rows do, and the gap is no longer that of the paper's. */
export function tableWords(rows: readonly ComparedRow[] | null, runs: number, isChanged = false): string {
  const known = (rows ?? []).flatMap(({ paper, disturbed: { rate } }) =>
    rate === null ? [] : [{ paper, rate: rate.mean }],
  );
  if (known.length === 0) return 'The simulation is under way.';
  const { paper, rate } = known.reduce((most, row) => (apart(row) > apart(most) ? row : most));
  const means = runs === 1 ? 'One run' : `${runs} runs`;
  return isChanged
    ? `Largest gap, with your changes: we get ${amount(rate)} kbit/s, the paper ${amount(paper.rate)} (RTT ${paper.rtt} ms, no buffer). ${means}.`
    : `Largest gap to the paper: we get ${amount(rate)} kbit/s, it reports ${amount(paper.rate)} (RTT ${paper.rtt} ms, no buffer). ${means}.`;
}

function apart({
  paper,
  rate,
}: {
  readonly paper: { readonly rate: number };
  readonly rate: number;
}): number {
  return Math.abs(Math.log(rate / paper.rate));
}
