// What the laboratory says first: what the disturbance saves at equal utilization, with both delays to scale.

import type { ComponentType } from 'react';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { measureById } from '../../../bench/measures/table.ts';
import { UnknownResult } from '../../../bench/measures/Unknown.tsx';
import { BarPair, NoPair, Won } from '../../../bench/stage/BarPair.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { LeadSentence } from '../../../bench/stage/LeadSentence.tsx';
import { percent, rounded } from '../../../bench/words/numbers.ts';
import { capital } from '../../../bench/words/sentence.ts';
import { Term } from '../../../controls/Term.tsx';
import { Words } from '../../../notation/Words.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useParameter, useScenario } from '../../../scenario/react.tsx';
import { type Comparison, useComparison } from '../frontier/useComparison.ts';
import { FlowLead } from '../ladder/FlowLead.tsx';
import { QueueLead } from '../queue/QueueLead.tsx';
import { SenderLead } from '../sender/SenderLead.tsx';
import { settingOf, settingWords } from '../setting.ts';
import { type Part, UNKNOWN, verdict } from './sentence.ts';

/** Figures that have something of their own to say. */
const LEADS: Partial<Record<FigureId<'red'>, ComponentType>> = {
  queue: QueueLead,
  ladder: FlowLead,
  sender: SenderLead,
};

export function Lead() {
  const { fig } = useScenario('red');
  const Own = fig === 'all' ? FrontierLead : (LEADS[fig] ?? FrontierLead);
  return <Own />;
}

function FrontierLead() {
  const scenario = useScenario('red');
  const comparison = useComparison(scenario);
  const isBehind = useIsBehind('red', encodeModel);
  if (comparison.error !== null) return <p role="alert">{comparison.error}</p>;
  const { words, side } = isBehind ? UNKNOWN : verdict(comparison);
  const { isSlow, progress } = comparison.frontiers;
  const setting = settingOf(scenario);
  return (
    <section
      className={stage.lead}
      data-paired=""
      aria-label="Leading result"
      aria-busy={!comparison.frontiers.isDone}
    >
      <LeadSentence>
        {comparison.isOwn && (
          <span className={stage.conditions}>
            {setting === 'minth' ? 'At threshold' : 'With room for'} <DragNumber lab="red" id={setting} />,{' '}
          </span>
        )}
        <Disturbed comparison={comparison} />
        {words.map((part) =>
          part.isResult ? (
            <strong key={part.text} className={side === 'even' ? undefined : stage[side]}>
              <Explained of={part} />
            </strong>
          ) : (
            <Explained key={part.text} of={part} />
          ),
        )}
        {words === UNKNOWN.words && <UnknownResult />}
        {words === UNKNOWN.words && isSlow && (
          <span className={stage.progress}> {Math.floor(100 * progress)}% simulated</span>
        )}
      </LeadSentence>
      {isBehind ? <NoPair /> : <Pair comparison={comparison} />}
    </section>
  );
}

function Explained({ of: { text, measure } }: { of: Part }) {
  return measure === undefined ? text : <Term of={measureById('red', measure)}>{text}</Term>;
}

/** What disturbs the path, or would: "reordering by 2 ms". */
function Disturbed({ comparison: { look, isOwn } }: { comparison: Comparison }) {
  const { tau, ps, family, queue } = useScenario('red');
  const { param: ofDelay } = useParameter('red', 'tau');
  const { param: ofLoss } = useParameter('red', 'ps');
  const [delay, loss] = [
    <DragNumber key="tau" lab="red" id="tau" />,
    <DragNumber key="ps" lab="red" id="ps" />,
  ];
  const reordering = <Term of={ofDelay}>reordering</Term>;
  if (!isOwn) {
    if (look === null) return null;
    const { isLoss, subject } = look;
    return (
      <>
        <Term of={isLoss ? ofLoss : ofDelay}>{capital(subject)}</Term> (now {isLoss ? loss : delay}){' '}
      </>
    );
  }
  if (tau === 0 && ps === 0) return <>drop-tail </>;
  if (queue === 'droptail' && family === 'queues')
    return (
      <>
        drop-tail with {reordering} by {delay}{' '}
      </>
    );
  if (tau > 0 && ps > 0) {
    return (
      <>
        {reordering} by {delay} with a <Term of={ofLoss}>loss</Term> of {loss}{' '}
      </>
    );
  }
  return tau > 0 ? (
    <>
      {reordering} by {delay}{' '}
    </>
  ) : (
    <>
      a <Term of={ofLoss}>loss</Term> of {loss}{' '}
    </>
  );
}

/** Both delays at true length, at one utilization. */
function Pair({
  comparison: { saving, look, isOwn, setting, compared, frontiers },
}: {
  comparison: Comparison;
}) {
  const { tau, ps } = useScenario('red');
  const { base } = frontiers;
  if (saving === null || look === null || base === null) return <NoPair />;
  const { saved, baseDelay, delay, utilization, runs } = saving;
  const half = saved.ci95 ?? 1;
  const bars = [
    { id: base.id, of: base.look, value: baseDelay },
    // both disturbances have no room beside a bar
    {
      id: 'compared',
      of: isOwn && tau > 0 && ps > 0 ? { ...look, label: 'this scenario' } : look,
      value: delay,
    },
  ].map(({ id, of: { label, color }, value }) => ({
    id,
    label,
    color,
    value,
    text: `${rounded(value, half)} ms`,
  }));
  return (
    <BarPair bars={bars}>
      <Won>
        at <Term of={measureById('red', 'utilization')}>{percent(utilization)}</Term>
        {setting !== null && (
          <>
            {' '}
            (<Words of={`${settingWords(compared?.isDropTail ?? false)} ${setting}`} />)
          </>
        )}
        :{' '}
        <strong data-saved={saved.mean}>
          {saved.mean > 0 ? '−' : '+'}
          {rounded(Math.abs(saved.mean), half)}
        </strong>
        {saved.ci95 === null ? ' ms, 1 run' : ` ± ${rounded(half, half)} ms, ${runs} seeds`}
      </Won>
    </BarPair>
  );
}
