// Both rates to scale, and what the buffer wins.

import type { Estimates } from '../../../bench/measures/estimates.ts';
import { BarPair, NoPair, Won } from '../../../bench/stage/BarPair.tsx';
import { amount, rounded } from '../../../bench/words/numbers.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { SIDES } from '../sides.ts';

interface RatePairProps {
  readonly found: { readonly measures: Estimates<'dccp'>; readonly won: Estimate } | null;
  readonly runs: number;
}

export function RatePair({ found, runs }: RatePairProps) {
  if (found === null) return <NoPair />;
  const { measures, won } = found;
  const bars = SIDES.map(({ id, label, color }) => {
    const value = measures.get(`rate_${id}`)?.mean ?? Number.NaN;
    return { id, label, color, value, text: `${amount(value)} kbit/s` };
  });
  if (bars.some(({ value }) => Number.isNaN(value))) return <NoPair />;
  return (
    <BarPair bars={bars} isCompared={won.mean > (won.ci95 ?? 0)}>
      <Won title="Rate with the buffer less that without, run by run with the same luck">
        <strong data-won={won.mean}>
          {won.mean < 0 ? '−' : '+'}
          {rounded(Math.abs(won.mean), won.ci95 ?? 0)}
        </strong>
        {won.ci95 === null || runs === 1
          ? ' kbit/s, 1 run'
          : ` ± ${rounded(won.ci95, won.ci95)} kbit/s, ${runs} runs`}
      </Won>
    </BarPair>
  );
}
