// Everything that is known of the measured flow, below the stage.

import { estimatesOf } from '../../../bench/results/estimates.ts';
import { MeasureTable } from '../../../bench/tables/MeasureTable.tsx';
import { sharePercent } from '../../../bench/words/counts.ts';
import { Details } from '../measures/Details.tsx';
import { AdviceTable } from './AdviceTable.tsx';
import { Counters, countersOf } from './Counters.tsx';
import styles from './Findings.module.css';
import { flowSentence } from './Lead.tsx';
import { Method } from './Method.tsx';
import { type MeasuredFlow, measureOf } from './measuredFlow.ts';
import { PathCard } from './PathLink.tsx';
import { StretchCard } from './StretchCard.tsx';
import { flowName, rangeWords } from './sentences.ts';
import { useCountersBeside } from './useTrace.ts';

export function Findings({ measured: { capture, flow, found, isStale } }: { measured: MeasuredFlow }) {
  const { measures } = found;
  const beside = countersOf(flow, useCountersBeside());
  return (
    <>
      <Counters counters={beside} />
      {capture.flows > 1 && (
        <p className={styles.words} data-trace="flow">
          {flowSentence(found, true)
            .map(({ text }) => text)
            .join('')}
        </p>
      )}
      {!found.atSender && <AdviceTable advice={found.advice} reordered={measures.reordered} />}
      <PathCard />
      <StretchCard flow={flow} series={found.series} />
      <Open reordered={found.reorderedRange} lost={found.lostRange} />
      <MeasureTable
        caption={`Measures of ${flowName(flow)}`}
        lab="metrics"
        estimates={estimatesOf('metrics', [measures.values])}
        isBusy={isStale}
      />
      <Method found={found} />
      <Details measures={measures} received={measureOf(found, 'received')} />
    </>
  );
}

interface OpenProps {
  readonly reordered: readonly [number, number] | undefined;
  readonly lost: readonly [number, number] | undefined;
}

/** What the capture leaves undecided, beside the table, which counts only what is certain. */
function Open({ reordered, lost }: OpenProps) {
  const sentences = [
    ...(reordered === undefined
      ? []
      : [
          `Reordered: between ${sharePercent(reordered[0])} and ${sharePercent(reordered[1])} of the packets. The measures below count undecided segments as neither reordered nor lost, and those that are likely reordered as reordered.`,
        ]),
    ...(lost === undefined ? [] : [`Lost: ${rangeWords(lost)}; the measures below have the fewest.`]),
  ];
  return sentences.length === 0 ? null : (
    <p className={styles.words} data-trace="range">
      {sentences.join(' ')}
    </p>
  );
}
