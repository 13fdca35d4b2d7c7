// Leading sentence of one transfer: how often its sender cuts its window needlessly, which cuts it undoes, and what
// that costs.

import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { percent, threeDigits } from '../../../bench/words/numbers.ts';
import { useIsBehind, useScenario } from '../../../scenario/react.tsx';
import { nameOf } from '../looks.ts';
import { Path } from '../Path.tsx';
import { useMeasures } from '../useMeasures.ts';
import { cutsOf, cutWords, thresholdWords, undosOf, undoWords } from './sentences.ts';
import { useTransfer } from './useTransfer.ts';

export function TransferLead() {
  const scenario = useScenario('tcp');
  const { result, error, isDone, isStale } = useTransfer(scenario);
  const isBehind = useIsBehind('tcp', stretchText);
  if (error !== null) return <p role="alert">{error}</p>;
  const found = result === null || !isDone || isStale || isBehind ? null : result.transfer;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={found === null}>
      <LeadSentence>
        <span className={stage.conditions}>
          <Path />,{' '}
        </span>
        {nameOf('cc', scenario.cc)}{' '}
        {found === null ? (
          <Awaited like="cuts its window 3 times for packets that are only late, and undoes all cuts; its duplicate threshold rises from 3 to 28." />
        ) : cutsOf(found) === 0 ? (
          <strong className={stage.won}>never cuts its window.</strong>
        ) : (
          <>
            cuts its window {cutWords(found)}, and{' '}
            <strong className={undosOf(found) > 0 ? stage.won : stage.lost}>{undoWords(found)}</strong>
            {thresholdWords(found)}.
          </>
        )}
      </LeadSentence>
      <Durations />
    </section>
  );
}

/** The durations of the transfer with jitter and without, as bars to scale. */
function Durations() {
  const scenario = useScenario('tcp');
  const { result, isStale } = useMeasures({ ...scenario, runs: 1 });
  const of = (id: 'duration' | 'throughput_ratio') => (isStale ? undefined : result?.get(id)?.mean);
  const [duration, kept] = [of('duration'), of('throughput_ratio')];
  if (duration === undefined || kept === undefined) return <NoPair />;
  const bars = [
    { id: 'undisturbed', label: 'no jitter', color: 'var(--reference)', value: duration * kept },
    { id: 'own', label: 'this transfer', color: 'var(--disorder-2)', value: duration },
  ].map((bar) => ({ ...bar, text: `${threeDigits(bar.value)} s` }));
  return (
    <BarPair bars={bars} isCompared={false}>
      <Won>{percent(kept)} of the throughput is left</Won>
    </BarPair>
  );
}
