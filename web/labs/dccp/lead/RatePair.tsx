// The measure that is compared, as bars for both runs, and what the buffer wins.

import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { countWithNoun } from '../../../bench/words/counts.ts';
import type { Estimate } from '../../../sim/estimate.ts';
import { SIDES } from '../sides.ts';
import type { Compared } from '../useMeasures.ts';
import { COMPARED, signedDifference } from './ratio.ts';

interface RatePairProps {
  readonly compared: Compared;
  readonly found: { readonly measures: Estimates<'dccp'>; readonly won: Estimate } | null;
  readonly runs: number;
  /** Measures of the kept scenario; null where nothing is kept. */
  readonly kept: Estimates<'dccp'> | null;
}

export function RatePair({ compared, found, runs, kept }: RatePairProps) {
  if (found === null) return <NoPair />;
  const { measures, won } = found;
  const { shown, apart, unit, title } = COMPARED[compared];
  const bars = SIDES.map(({ id, label, color }) => {
    const value = measures.get(`${compared}_${id}`)?.mean ?? Number.NaN;
    return { id, label, color, value, text: shown(value), other: kept?.get(`${compared}_${id}`)?.mean };
  });
  if (bars.some(({ value }) => Number.isNaN(value))) return <NoPair />;
  // a higher rate is better, a lower loss event rate or jitter
  const better = compared === 'rate' ? won.mean : -won.mean;
  const half = won.ci95 ?? 0;
  const isSame = won.mean === 0 && half === 0;
  return (
    <BarPair bars={bars} solid={0} isCompared={better > half}>
      <Won title={title}>
        {/* green only for a gain that the interval tells from zero */}
        <strong data-won={won.mean} data-worse={better <= half || undefined}>
          {isSame ? 'no difference' : signedDifference(COMPARED[compared], won)}
        </strong>
        {isSame
          ? `, ${countWithNoun(runs, 'run')}`
          : half === 0 && runs > 1
            ? ` ${unit} in each of ${runs} runs`
            : won.ci95 === null || runs === 1
              ? ` ${unit}, 1 run`
              : ` ± ${apart(half, half, won.mean)} ${unit}, ${runs} runs`}
        {kept !== null && '; dashes: kept'}
      </Won>
    </BarPair>
  );
}
