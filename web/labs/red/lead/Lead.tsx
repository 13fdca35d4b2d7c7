// What the laboratory says first: what the disturbance saves at equal utilization, with both delays to scale.

import type { ComponentType } from 'react';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { BarPair, NoPair, Won } from '../../../bench/stage/BarPair.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { percent, rounded } from '../../../bench/words/numbers.ts';
import { capital } from '../../../bench/words/sentence.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { type Comparison, useComparison } from '../frontier/useComparison.ts';
import { FlowLead } from '../ladder/FlowLead.tsx';
import { QueueLead } from '../queue/QueueLead.tsx';
import { SenderLead } from '../sender/SenderLead.tsx';
import { verdict } from './sentence.ts';

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
  if (comparison.error !== null) return <p role="alert">{comparison.error}</p>;
  const { words, side } = verdict(comparison);
  return (
    <section
      className={stage.lead}
      data-paired=""
      aria-label="Leading result"
      aria-busy={!comparison.frontiers.isDone}
    >
      <p className={stage.sentence}>
        {comparison.isOwn && (
          <span className={stage.conditions}>
            At threshold <DragNumber lab="red" id="minth" />,{' '}
          </span>
        )}
        <Disturbed comparison={comparison} />
        {words.map((part) =>
          part.isResult ? (
            <strong key={part.text} className={side === 'even' ? undefined : stage[side]}>
              {part.text}
            </strong>
          ) : (
            part.text
          ),
        )}
      </p>
      <Pair comparison={comparison} />
    </section>
  );
}

/** What disturbs the path, or would: "reordering by 2 ms". */
function Disturbed({ comparison: { compared, isOwn } }: { comparison: Comparison }) {
  const { tau, ps } = useScenario('red');
  const [delay, loss] = [
    <DragNumber key="tau" lab="red" id="tau" />,
    <DragNumber key="ps" lab="red" id="ps" />,
  ];
  if (!isOwn) {
    if (compared === null) return null;
    return (
      <>
        {capital(compared.look.subject)} (now {compared.look.isLoss ? loss : delay}){' '}
      </>
    );
  }
  if (tau > 0 && ps > 0) {
    return (
      <>
        reordering by {delay} with a loss of {loss}{' '}
      </>
    );
  }
  return tau > 0 ? <>reordering by {delay} </> : <>a loss of {loss} </>;
}

/** Both delays at true length, at one utilization. */
function Pair({ comparison: { saving, compared, frontiers } }: { comparison: Comparison }) {
  const { base } = frontiers;
  if (saving === null || compared === null || base === null) return <NoPair />;
  const { saved, baseDelay, delay, utilization, runs } = saving;
  const half = saved.ci95 ?? 1;
  const bars = [
    { line: base, value: baseDelay },
    { line: compared, value: delay },
  ].map(({ line: { id, look }, value }) => ({
    id,
    label: look.label,
    color: look.color,
    value,
    text: `${rounded(value, half)} ms`,
  }));
  return (
    <BarPair bars={bars}>
      <Won title="Mean queueing delay, less that of the undisturbed network at the same goodput utilization">
        at {percent(utilization)}:{' '}
        <strong data-saved={saved.mean}>
          {saved.mean > 0 ? '−' : '+'}
          {rounded(Math.abs(saved.mean), half)}
        </strong>
        {saved.ci95 === null ? ' ms, 1 run' : ` ± ${rounded(half, half)} ms, ${runs} seeds`}
      </Won>
    </BarPair>
  );
}
