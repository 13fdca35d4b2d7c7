// The times of both modes as bars, and the gain.

import type { AlfScenario } from '#pkg/params.ts';
import { isByHand, withoutHandChanges } from '../../../bench/context/byHand.ts';
import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { measureById } from '../../../bench/results/table.ts';
import { milliseconds, percent } from '../../../bench/words/numbers.ts';
import { Term } from '../../../controls/Term.tsx';
import { Words } from '../../../notation/Words.tsx';
import { useKept } from '../../../scenario/react.tsx';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import { gainWordsOf } from './gainWords.ts';
import { interval } from './sentence.ts';

interface PairProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'> | null;
  /** Measures that dashes across the bars stand for, and what they are called. */
  readonly dashed: { readonly words: string; readonly measures: Estimates<'alf'> } | null;
}

/** The bars of a scenario, with dashes for the kept scenario or for the transfer without forced packets. */
export function OwnPair({ scenario }: Pick<PairProps, 'scenario'>) {
  const { result } = useMeasures(scenario);
  // without forced packets these are the scenario's own measures
  const free = useMeasures(withoutHandChanges(scenario)).result;
  const kept = useKept('alf');
  const { gain } = gainWordsOf(scenario);
  // without a kept scenario these are the scenario's own measures
  const other = useMeasures(kept ?? scenario);
  const dashed =
    kept !== null
      ? other.result && !other.isStale
        ? { words: `kept, ${percent(other.result.get(gain)?.mean ?? Number.NaN)}`, measures: other.result }
        : null
      : isByHand(scenario) && free !== null
        ? { words: scenario.l === 0 ? 'if nothing were lost' : 'packets left alone', measures: free }
        : null;
  return <Pair scenario={scenario} measures={result} dashed={dashed} />;
}

/** The times of both modes as bars to scale; the gap behind the shorter bar is the gain. */
function Pair({ scenario, measures, dashed }: PairProps) {
  const { gain: id, time } = gainWordsOf(scenario);
  const gain = measures?.get(id);
  const modes = [
    { look: orderedMode(scenario), label: 'in order' },
    { look: OUT_OF_ORDER, label: 'as they arrive' },
  ];
  const bars = modes.map(({ look, label }) => {
    const value = measures?.get(`${time}_${look.id}`)?.mean ?? Number.NaN;
    const other = dashed?.measures.get(`${time}_${look.id}`)?.mean;
    return { id: look.id, label, color: look.color, value, text: milliseconds(value), other };
  });
  if (gain === undefined || bars.some(({ value }) => Number.isNaN(value))) return <NoPair />;
  return (
    <BarPair bars={bars}>
      <Won>
        <Term explained={measureById('alf', id)}>{id === 'gain' ? <Words text="G" /> : 'per packet'}</Term>
        {id === 'gain' ? ' = ' : ' '}
        <strong
          data-measure={id}
          data-value={gain.mean}
          data-worse={gain.mean <= (gain.ci95 ?? 0) || undefined}
        >
          {percent(gain.mean)}
        </strong>
        {dashed === null ? interval(gain, scenario.runs) : `; dashed: ${dashed.words}`}
      </Won>
    </BarPair>
  );
}
