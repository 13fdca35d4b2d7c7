// What the laboratory says first: what the rate is with a buffer that waits for order, and both rates to scale.

import type { ComponentType } from 'react';
import type { FigureId } from '../../../bench/figure/Place.tsx';
import { UnknownResult } from '../../../bench/measures/Unknown.tsx';
import { DragNumber } from '../../../bench/stage/DragNumber.tsx';
import stage from '../../../bench/stage/Lead.module.css';
import { LeadSentence } from '../../../bench/stage/LeadSentence.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useKept, useScenario } from '../../../scenario/react.tsx';
import { LadderLead } from '../ladder/LadderLead.tsx';
import { SizeLead } from '../size/SizeLead.tsx';
import { useMeasures, useRuns, wonIn } from '../useMeasures.ts';
import { RatePair } from './RatePair.tsx';
import { ratioVerdict } from './ratio.ts';
import { type Verdict, verdict } from './sentence.ts';

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
  const isKnown = result !== null && !isStale && !isBehind;
  const found = isKnown ? { measures: result.estimates, won: wonIn(result, of) } : null;
  const efficiency = fig === 'surface' ? found?.measures.get(`eps_${of}`) : undefined;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      <LeadSentence>
        {fig === 'surface' && (
          <span className={stage.conditions}>
            At <DragNumber lab="dccp" id="rtt" />,{' '}
          </span>
        )}
        <Buffer />{' '}
        {found === null ? (
          <UnknownResult />
        ) : of === 'rate' ? (
          <Said of={verdict(found.measures, found.won, scenario)} isShort={fig === 'surface'} />
        ) : (
          <Compared of={ratioVerdict(of, found.measures, found.won)} />
        )}
        {efficiency !== undefined && (
          <>
            : an efficiency of <strong data-efficiency={efficiency.mean}>{efficiency.mean.toFixed(2)}</strong>
          </>
        )}
        {found !== null && (isDone ? '.' : ' so far.')}
      </LeadSentence>
      <RatePair
        of={of}
        found={found}
        runs={isDone ? runs : (result?.rows.flat().length ?? 0)}
        kept={kept === null || other.isStale ? null : other.result}
      />
    </section>
  );
}

/** What becomes of the rate; on a surface the efficiency follows. */
function Said({ of: { words, side, reason }, isShort }: { of: Verdict; isShort: boolean }) {
  if (side === 'even') {
    return (
      <>
        makes <strong>{words}</strong>
        {reason === '' || isShort ? '' : `: ${reason}`}
      </>
    );
  }
  return (
    <>
      {isShort ? 'carries' : 'waits for order and carries'} <strong className={stage[side]}>{words}</strong>
    </>
  );
}

function Compared({ of: { verb, words, side } }: { of: ReturnType<typeof ratioVerdict> }) {
  return (
    <>
      {verb} <strong className={side === 'even' ? undefined : stage[side]}>{words}</strong>
    </>
  );
}

/** "A buffer of 5 packets", or for so long, where its size follows the rate. */
function Buffer() {
  const { sizing, fig } = useScenario('dccp');
  const article = fig === 'surface' ? 'a' : 'A';
  return sizing === 'rule' ? (
    <>
      {article} buffer for <DragNumber lab="dccp" id="dmax" />
    </>
  ) : (
    <>
      {article} buffer of <DragNumber lab="dccp" id="buffer" />
    </>
  );
}
