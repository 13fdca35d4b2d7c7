// Leading sentence of the laboratory, whose numbers are controls, and both completion times as bars.

import type { AlfScenario } from '#pkg/params.ts';
import { isByHand, withoutHandChanges } from '../../../bench/context/byHand.ts';
import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { late } from '../../../late/late.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { useMeasures } from '../useMeasures.ts';
import { gainWordsOf } from './gainWords.ts';
import { OwnPair } from './Pair.tsx';
import { isCalm, verdict } from './sentence.ts';
import { withoutPacketsBeyondN } from './withoutPacketsBeyondN.ts';

/** Loaded when packets are first forced by hand: few readers do so, and the first load stays small. */
const Forced = late('the result', async () => (await import('./Forced.tsx')).Forced, stage.sentence);

export function Lead() {
  const scenario = withoutPacketsBeyondN(useScenario('alf'));
  const { result, error, isDone } = useMeasures(scenario);
  // without forced packets these are the scenario's own measures
  const free = useMeasures(withoutHandChanges(scenario)).result;
  const isForced = isByHand(scenario);
  const { gain } = gainWordsOf(scenario);
  if (error !== null) return <p role="alert">{error}</p>;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={!isDone}>
      {isForced && result !== null && free !== null ? (
        <Forced scenario={scenario} measures={result} without={free} />
      ) : (
        <LeadSentence>{!isForced && <Usual gain={result?.get(gain)} scenario={scenario} />}</LeadSentence>
      )}
      <OwnPair scenario={scenario} />
    </section>
  );
}

interface UsualProps {
  readonly gain: Estimate | undefined;
  readonly scenario: Readonly<AlfScenario>;
}

function Usual({ gain, scenario }: UsualProps) {
  const isNothing = isCalm(scenario);
  // the dragged number keeps its element where it reaches 0
  return (
    <>
      <span className={isNothing ? undefined : stage.conditions}>
        {isNothing ? (
          'Nothing is lost ('
        ) : (
          <>
            With a processing time of <DragNumber lab="alf" id="ta" /> and{' '}
          </>
        )}
        <DragNumber lab="alf" id="l" />
        {isNothing ? '), so there is nothing to gain.' : ' loss, '}
      </span>
      {!isNothing &&
        (gain === undefined ? (
          <Awaited like="a transfer that ignores order ends 33% sooner." />
        ) : (
          <GainSentence gain={gain} scenario={scenario} />
        ))}
    </>
  );
}

function GainSentence({ gain, scenario }: { gain: Estimate; scenario: Readonly<AlfScenario> }) {
  const { words, side } = verdict(gain, scenario);
  if (side === 'even') return `${words}.`;
  const { finishes, onAverage } = gainWordsOf(scenario);
  return (
    <>
      {finishes} <strong className={stage[side]}>{words}</strong>
      {onAverage}.
    </>
  );
}
