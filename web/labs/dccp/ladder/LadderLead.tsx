// Leading sentence while the ladder is on the stage: what a change by hand costs, or what happened to the flow's
// packets.

import { isByHand } from '../../../bench/context/byHand.ts';
import { ByHand } from '../../../bench/ladder/hand/ByHand.tsx';
import { stretchText } from '../../../bench/ladder/hand/stretch.ts';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { DragValue } from '../../../bench/lead/DragValue.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { UnknownResult } from '../../../bench/results/Unknown.tsx';
import { isOf, shownValue, spokenName } from '../../../controls/value.ts';
import { useIsBehind, useParameter, useScenario } from '../../../scenario/react.tsx';
import { SIDES } from '../sides.ts';
import { useMeasures } from '../useMeasures.ts';
import {
  changeOf,
  changeWords,
  isTouched,
  stretchWords,
  troubleWords,
  usualWords,
  verdictWords,
} from './sentences.ts';
import { type Flow, useFlow } from './useFlow.ts';

export function LadderLead() {
  const scenario = useScenario('dccp');
  const { flow, error, isStale } = useFlow(scenario);
  const isBehind = useIsBehind('dccp', stretchText);
  const runs = useMeasures(scenario);
  const usual = runs.result === null || runs.isStale ? '' : usualWords(runs.result, scenario.runs);
  if (error !== null) return <p role="alert">{error}</p>;
  const found = isStale || isBehind ? null : flow;
  return (
    <section className={stage.lead} aria-label="Leading result" aria-busy={found === null}>
      <LeadSentence>
        {isByHand(scenario) ? (
          <ByHand lab="dccp">
            {found !== null && found.alone !== null ? <Touched flow={found} alone={found.alone} /> : null}
          </ByHand>
        ) : (
          <>
            <Stretch found={found} span={scenario.span} />{' '}
            {found === null ? (
              <UnknownResult />
            ) : (
              <>
                {troubleWords(found.ladder[scenario.side])}{' '}
                <strong className={stage.long}>{verdictWords(found.ladder)}</strong>{' '}
                <span className={stage.conditions}>{usual}</span>
              </>
            )}
          </>
        )}
      </LeadSentence>
    </section>
  );
}

/** The part of the run that is shown: a typical second, or the time that the reader chose. */
function Stretch({ found, span }: { found: Flow | null; span: number }) {
  const { param, value, onChange } = useParameter('dccp', 'from');
  const at = value ?? found?.ladder.from;
  if (!isOf('number', param) || typeof at !== 'number') return null;
  const { min, max, step } = param.values;
  const typical = found === null ? '' : stretchWords(found.ladder, span);
  const start = (
    <DragValue
      label={spokenName(param)}
      title={`${param.name}: drag sideways to change it`}
      text={shownValue(param, at)}
      value={at}
      {...{ min, max, step, onChange }}
    />
  );
  return typical === '' ? (
    <>
      From {start} on, in <DragNumber lab="dccp" id="span" />,
    </>
  ) : (
    <>
      {typical}
      {start} on,
    </>
  );
}

function Touched({ flow: { ladder, scenario }, alone }: { flow: Flow; alone: NonNullable<Flow['alone']> }) {
  const told = SIDES.flatMap(({ in: side, label }) =>
    isTouched(ladder[side], scenario)
      ? [{ label, words: changeWords(changeOf(ladder[side], alone[side])) }]
      : [],
  );
  const [first, second] = told;
  return (
    <>
      {first === undefined ? (
        'changes nothing here: it is sent before the stretch, or after it.'
      ) : second === undefined ? (
        <>
          <strong className={stage.long}>{first.words}</strong>, {first.label}.
        </>
      ) : first.words === second.words ? (
        <>
          <strong className={stage.long}>{first.words}</strong>, with a buffer and without.
        </>
      ) : (
        <>
          <strong className={stage.long}>{second.words}</strong> without a buffer;{' '}
          <strong className={stage.long}>{first.words}</strong> with one.
        </>
      )}
    </>
  );
}
