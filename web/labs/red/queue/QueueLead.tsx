// Leading sentence of the queue trace: how long the queue is, what RED drops, and which window cuts were needless.

import type { RedScenario } from '#pkg/params.ts';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { BarPair, NoPair } from '../../../bench/lead/BarPair.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { useIsBehind, useScenario } from '../../../scenario/react.tsx';
import { dropperOf, settingOf } from '../setting.ts';
import styles from './QueueLead.module.css';
import { delayOf, earlierOf, isIdle, needlessOf, type Stretch, stretchOf } from './sentences.ts';
import { useTrace } from './useTrace.ts';

const BUSY = 'Once the average queue exceeds';
const IDLE = 'While the average queue is below';

export function QueueLead() {
  const scenario = useScenario('red');
  const { result, error, isDone, isStale } = useTrace(scenario);
  const isBehind = useIsBehind('red', stretchText);
  if (error !== null) return <p role="alert">{error}</p>;
  const { queue } = scenario;
  const found = result === null || isStale || isBehind ? null : stretchOf(result);
  const isLow = found !== null && result !== null && isIdle(result, scenario);
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      <LeadSentence>
        <span className={stage.conditions}>
          {queue === 'droptail' ? 'With a limit of' : isLow ? IDLE : BUSY}{' '}
          <DragNumber lab="red" id={settingOf(scenario)} />,{' '}
        </span>
        {dropperOf(scenario)} drops {found === null ? <UnknownResult /> : <Dropped stretch={found} />}
      </LeadSentence>
      {found === null || found.mean === 0 ? <NoPair /> : <Delays stretch={found} scenario={scenario} />}
    </section>
  );
}

function Dropped({ stretch }: { stretch: Stretch }) {
  const { drops, cuts, needless, span } = stretch;
  return (
    <>
      <strong className={stage.lost}>{drops === 0 ? 'no packet' : countWithNoun(drops, 'packet')}</strong> in{' '}
      {threeDigits(span)}&nbsp;s.{' '}
      {cuts > 0 && (
        <>
          Senders cut their windows {countWithNoun(cuts, 'time')}
          {earlierOf(stretch)}
          {needless > 0 && (
            <>
              , <strong className={styles.needless}>{needlessOf(needless, cuts)} needlessly</strong>
            </>
          )}
          .
        </>
      )}
    </>
  );
}

interface DelaysProps {
  readonly stretch: Stretch;
  readonly scenario: Readonly<RedScenario>;
}

function Delays({ stretch: { mean, deviation, span }, scenario }: DelaysProps) {
  const delays = [
    { id: 'mean', label: 'queueing delay', color: 'var(--fam-4)', value: delayOf(mean, scenario) },
    { id: 'deviation', label: 'std. deviation', color: 'var(--fam-2)', value: delayOf(deviation, scenario) },
  ].map((bar) => ({ ...bar, text: `${threeDigits(bar.value)} ms` }));
  return (
    <BarPair bars={delays} isCompared={false}>
      <p className={styles.seed}>
        {scenario.runs === 1 ? 'one run' : `one of ${scenario.runs} runs`}, {threeDigits(span)} of its{' '}
        {scenario.duration} s
      </p>
    </BarPair>
  );
}
