// Leading sentence of the laboratory: the stream's rate where a buffer restores the packets' order, and both rates as
// bars.

import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { End } from '../../../bench/lead/End.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { cannotTell } from '../../../bench/results/undecided.ts';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useKept, useScenario } from '../../../scenario/react.tsx';
import { useMeasures, useRuns, wonIn } from '../useMeasures.ts';
import { Held, NoBuffer } from './Held.tsx';
import { RatePair } from './RatePair.tsx';
import { ratioVerdict } from './ratio.ts';
import { BEFORE, hasBuffer, type Verdict, verdict } from './sentence.ts';

export function Lead() {
  const scenario = useScenario('dccp');
  const { result, error, isDone, isStale } = useRuns(scenario);
  const isBehind = useIsBehind('dccp', encodeModel);
  const kept = useKept('dccp');
  // without a kept scenario these are the scenario's own measures
  const other = useMeasures(kept ?? scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  const { fig, ratio, runs } = scenario;
  // only the surface can show another measure than the rate
  const of = fig === 'surface' ? ratio : 'rate';
  const counted = isDone ? runs : (result?.rows.flat().length ?? 0);
  const isKnown = result !== null && !isStale && !isBehind;
  const found = isKnown ? { measures: result.estimates, won: wonIn(result, of) } : null;
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
            a buffer of <Held />{' '}
            {found === null ? (
              <Awaited like="makes the rate 1.6 times as high so far." />
            ) : of === 'rate' ? (
              <BriefVerdict verdict={verdict(found.measures, found.won, scenario, counted)} runs={counted} />
            ) : (
              <Compared verdict={ratioVerdict(of, found.measures, found.won, counted)} />
            )}
          </>
        ) : (
          <>
            If a buffer of <Held /> {scenario.place === 'application' && 'in the application '}
            <span className={stage.conditions}>
              restores the order{scenario.place === 'application' ? ', ' : ' before losses are reported, '}
            </span>
            {found === null ? (
              <>
                {BEFORE}
                <Awaited like="1.6 times as high so far." />
              </>
            ) : (
              <VerdictSentence verdict={verdict(found.measures, found.won, scenario, counted)} />
            )}
          </>
        )}
        {found !== null && <End isDone={isDone} />}
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

function VerdictSentence({ verdict: { before, words, side, reason } }: { verdict: Verdict }) {
  return (
    <>
      {before}
      <strong className={stage[side]}>{words}</strong>
      {reason !== '' && `: ${reason}`}
    </>
  );
}

/** The verdict with the buffer as its subject, for a short sentence. */
function BriefVerdict({ verdict: { words, side }, runs }: { verdict: Verdict; runs: number }) {
  if (side === 'even') {
    return (
      <>
        makes <strong>no difference</strong> to the rate
      </>
    );
  }
  if (side === 'open') {
    return (
      <>
        may make the rate <strong className={stage[side]}>{words}</strong>
        {cannotTell(runs)}
      </>
    );
  }
  return (
    <>
      makes the rate <strong className={stage[side]}>{words}</strong>
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
