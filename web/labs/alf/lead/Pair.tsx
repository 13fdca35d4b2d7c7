// Both completion times to scale, and the gain.

import type { AlfScenario } from '#pkg/params.ts';
import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { measureById } from '../../../bench/results/table.ts';
import { milliseconds, percent } from '../../../bench/words/numbers.ts';
import { Term } from '../../../controls/Term.tsx';
import { Words } from '../../../notation/Words.tsx';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { interval } from './sentence.ts';

interface PairProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'> | null;
  /** What dashes across the bars stand for, and the same measures of it. */
  readonly dashed: { readonly words: string; readonly measures: Estimates<'alf'> } | null;
}

/** Both completion times at true length; what is missing of the longer one is what is won. */
export function Pair({ scenario, measures, dashed }: PairProps) {
  const gain = measures?.get('gain');
  const modes = [
    { look: orderedMode(scenario), label: 'in order' },
    { look: OUT_OF_ORDER, label: 'as they come' },
  ];
  const bars = modes.map(({ look: { id, color }, label }) => {
    const value = measures?.get(`total_time_${id}`)?.mean ?? Number.NaN;
    const other = dashed?.measures.get(`total_time_${id}`)?.mean;
    return { id, label, color, value, text: milliseconds(value), other };
  });
  if (gain === undefined || bars.some(({ value }) => Number.isNaN(value))) return <NoPair />;
  return (
    <BarPair bars={bars}>
      <Won>
        <Term explained={measureById('alf', 'gain')}>
          <Words text="G" />
        </Term>{' '}
        ={' '}
        <strong data-measure="gain" data-value={gain.mean}>
          {percent(gain.mean)}
        </strong>
        {dashed === null ? interval(gain, scenario.runs) : `; dashed: ${dashed.words}`}
      </Won>
    </BarPair>
  );
}
