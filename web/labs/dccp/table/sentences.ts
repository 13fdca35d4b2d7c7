// The comparison with table I in words.

import { format } from 'd3-format';
import { type Part, plain, strong } from '../../../bench/lead/parts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import type { ComparedRow } from './useTable.ts';

const whole = format('+.0%');

/** Deviation of our number from the paper’s: "−24%". */
export function deviation(ours: number, paper: number): string {
  return whole(ours / paper - 1).replace('-', '−');
}

/** The figure's summary; `isChanged`: the rows are not set as in the paper. */
export function tableWords(rows: readonly ComparedRow[] | null, runs: number, isChanged = false): string {
  const known = (rows ?? []).flatMap(({ paper, disturbed: { rate } }) =>
    rate === null ? [] : [{ paper, rate: rate.mean }],
  );
  if (known.length === 0) return 'The simulation is under way.';
  const { paper, rate } = known.reduce((most, row) => (apart(row) > apart(most) ? row : most));
  const means = runs === 1 ? 'One run' : `${runs} runs`;
  return isChanged
    ? `Largest gap, with settings of our own: ${threeDigits(rate)} kbit/s, the paper ${threeDigits(paper.rate)} (RTT ${paper.rtt} ms, no buffer). ${means}.`
    : `Largest gap to the paper: we get ${threeDigits(rate)} kbit/s, it reports ${threeDigits(paper.rate)} (RTT ${paper.rtt} ms, no buffer). ${means}.`;
}

/** A rate that is lower by no more than this share costs nothing. */
const NOTHING = 0.01;

/** "the rate falls most at an RTT of 200 ms: 129 kbit/s instead of 945, 413 with a buffer". */
export function costParts(rows: readonly ComparedRow[] | null, isBuffered: boolean): Part[] | null {
  const known = (rows ?? []).flatMap(({ paper, disturbed: { rate, buffered }, calm }) =>
    rate === null || calm.rate === null
      ? []
      : [{ rtt: paper.rtt, rate: rate.mean, calm: calm.rate.mean, buffered: buffered?.mean }],
  );
  const [first] = known;
  if (first === undefined) return null;
  const share = (row: typeof first) => row.rate / row.calm;
  const { rtt, rate, calm, buffered } = known.reduce((least, row) =>
    share(row) < share(least) ? row : least,
  );
  if (rate > (1 - NOTHING) * calm)
    return [plain('the rate falls by '), strong('less than 1%'), plain(' at every round trip')];
  return [
    plain(`the rate falls most at an RTT of ${rtt} ms: `),
    strong(`${threeDigits(rate)} kbit/s`),
    plain(` instead of ${threeDigits(calm)}`),
    ...(isBuffered && buffered !== undefined ? [plain(`, ${threeDigits(buffered)} with a buffer`)] : []),
  ];
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
