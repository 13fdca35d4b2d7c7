// What the laboratory says first: how fast the stream runs if the receiver sorts packets, and both rates to scale.

import type { ComponentType } from 'react';
import type { FigureId } from '../../../bench/context/FigurePlace.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { laterLead } from '../../../bench/page/laterLead.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useKept, useScenario } from '../../../scenario/react.tsx';
import { useMeasures, useRuns, wonIn } from '../useMeasures.ts';
import { RatePair } from './RatePair.tsx';
import { ratioVerdict } from './ratio.ts';
import { hasBuffer, type Verdict, verdict } from './sentence.ts';

const SizeLead = laterLead(async () => (await import('../size/SizeLead.tsx')).SizeLead);
const LadderLead = laterLead(async () => (await import('../ladder/LadderLead.tsx')).LadderLead);

/** Figures that have something of their own to say. */
const LEADS: Partial<Record<FigureId<'dccp'>, ComponentType>> = { size: SizeLead, ladder: LadderLead };

export function Lead() {
  const { fig } = useScenario('dccp');
  const Own = fig === 'all' ? RateLead : (LEADS[fig] ?? RateLead);
  return <Own />;
}

function RateLead() {
  const scenario = useScenario('dccp');
  const { result, error, isDone, isStale } = useRuns(scenario);
  const isBehind = useIsBehind('dccp', encodeModel);
  const kept = useKept('dccp');
  // where nothing is kept these are the same measures
  const other = useMeasures(kept ?? scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  const { fig, ratio, runs } = scenario;
  // only the surface shows anything else than the rate
  const of = fig === 'surface' ? ratio : 'rate';
  const counted = isDone ? runs : (result?.rows.flat().length ?? 0);
  const isKnown = result !== null && !isStale && !isBehind;
  const found = isKnown ? { measures: result.estimates, won: wonIn(result, of) } : null;
  const efficiency = fig === 'surface' ? found?.measures.get(`eps_${of}`) : undefined;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      <LeadSentence>
        {!hasBuffer(scenario) ? (
          <NoBuffer />
        ) : fig === 'surface' ? (
          <>
            <span className={stage.conditions}>
              At an RTT of <DragNumber lab="dccp" id="rtt" />,{' '}
            </span>
            sorting <Sorted />{' '}
            {found === null ? (
              <UnknownResult />
            ) : of === 'rate' ? (
              <BriefVerdict verdict={verdict(found.measures, found.won, scenario, counted)} />
            ) : (
              <Compared verdict={ratioVerdict(of, found.measures, found.won, counted)} />
            )}
          </>
        ) : (
          <>
            If the {scenario.place === 'application' ? 'application' : 'receiver'} sorts <Sorted />{' '}
            <span className={stage.conditions}>
              {scenario.place === 'application' ? 'after the transport reports' : 'before it reports'} losses,{' '}
            </span>
            the stream runs{' '}
            {found === null ? (
              <UnknownResult />
            ) : (
              <VerdictSentence verdict={verdict(found.measures, found.won, scenario, counted)} />
            )}
          </>
        )}
        {efficiency !== undefined && !Number.isNaN(efficiency.mean) && hasBuffer(scenario) && (
          <>
            : an efficiency of <strong data-efficiency={efficiency.mean}>{efficiency.mean.toFixed(2)}</strong>
          </>
        )}
        {found !== null && (isDone ? '.' : ' so far.')}
      </LeadSentence>
      <RatePair
        compared={of}
        found={found}
        runs={counted}
        kept={kept === null || other.isStale ? null : other.result}
      />
    </section>
  );
}

function VerdictSentence({ verdict: { words, side, reason } }: { verdict: Verdict }) {
  return (
    <>
      <strong className={stage[side]}>{words}</strong>
      {reason !== '' && `: ${reason}`}
    </>
  );
}

/** Where an efficiency follows. */
function BriefVerdict({ verdict: { words, side } }: { verdict: Verdict }) {
  if (side === 'even') {
    return (
      <>
        makes <strong>no difference</strong> to the rate
      </>
    );
  }
  return (
    <>
      makes the stream <strong className={stage[side]}>{words}</strong>
    </>
  );
}

function Compared({ verdict: { verb, words, side } }: { verdict: ReturnType<typeof ratioVerdict> }) {
  return (
    <>
      {verb} <strong className={stage[side]}>{words}</strong>
    </>
  );
}

/** "5 packets", or what arrives in so long, where the buffer's size follows the rate. */
function Sorted() {
  return useScenario('dccp').sizing === 'rule' ? (
    <>
      what arrives in <DragNumber lab="dccp" id="dmax" />
    </>
  ) : (
    <DragNumber lab="dccp" id="buffer" />
  );
}

/** Both runs are then one. */
function NoBuffer() {
  const { place, sizing } = useScenario('dccp');
  return (
    <>
      No buffer
      {place !== 'none' && (
        <>
          {' '}
          (<DragNumber lab="dccp" id={sizing === 'rule' ? 'dmax' : 'buffer'} />)
        </>
      )}
      : <strong>both cases are the same</strong>
    </>
  );
}
