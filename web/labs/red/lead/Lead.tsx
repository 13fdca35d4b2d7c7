// Leading sentence of the laboratory: what the disturbance saves at equal utilization, with both delays as bars.

import { Fragment } from 'react';
import { Awaited } from '../../../bench/lead/Awaited.tsx';
import { BarPair, NoPair, Won } from '../../../bench/lead/BarPair.tsx';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../../bench/page/LeadSentence.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { timeScale, timeText, unknownHalf } from '../../../bench/words/times.ts';
import { Term } from '../../../controls/Term.tsx';
import { encodeModel } from '../../../scenario/encode.ts';
import { useIsBehind, useParameter, useScenario } from '../../../scenario/react.tsx';
import { useTrouble } from '../../../sim-react/PoolProvider.tsx';
import { delaysApart } from '../frontier/delaysApart.ts';
import { linkShare, settingAt } from '../frontier/lines.ts';
import { type Comparison, useComparison } from '../frontier/useComparison.ts';
import { settingWords } from '../setting.ts';
import { Disturbed } from './Disturbed.tsx';
import { AWAITED, type Part, UNKNOWN, type Verdict, verdict } from './sentence.ts';

export function Lead() {
  const scenario = useScenario('red');
  const comparison = useComparison(scenario);
  const isBehind = useIsBehind('red', encodeModel);
  const isStuck = useTrouble().words !== null;
  if (comparison.error !== null) return <p role="alert">{comparison.error}</p>;
  const said = isBehind ? unknownOf(comparison) : verdict(comparison);
  const { words, side } = said === AWAITED && isStuck ? UNKNOWN : said;
  const isUnknown = said === UNKNOWN || said === AWAITED || (!comparison.isOwn && comparison.far === null);
  const { isSlow, progress } = comparison.frontiers;
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
            <Disturbed />
          </span>
        )}
        {endsBound(words).map((part, at) =>
          part.isResult ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
            <Fragment key={at}>
              {part.awaited !== undefined ? (
                <Awaited like={part.awaited} />
              ) : (
                <strong className={side === 'even' ? undefined : stage[side]}>
                  <Explained part={{ ...part, text: part.text.trimEnd() }} />
                </strong>
              )}
              {/* the space is outside the words that do not wrap, so that the next line may begin here */}
              {/ $/.test(part.awaited ?? part.text) && ' '}
            </Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
            <Explained key={at} part={part} />
          ),
        )}
        {words === UNKNOWN.words && (
          <Awaited like="packets wait 12.6 ms less in the queue at the same link utilization." />
        )}
        {!comparison.isOwn && <ToRaise />}
        {isUnknown && isSlow && (
          <span className={stage.progress}> {Math.floor(100 * progress)}% simulated</span>
        )}
      </LeadSentence>
      {isBehind ? <NoPair /> : <Pair comparison={comparison} />}
    </section>
  );
}

/** The sentence while the results are those of the scenario before. */
function unknownOf({ isOwn }: Comparison): Verdict {
  return isOwn ? UNKNOWN : AWAITED;
}

function Explained({ part: { text, measure, end } }: { part: EndedPart }) {
  if (measure === undefined) return text;
  const word = <Term explained={measureById('red', measure)}>{text}</Term>;
  return end === '' ? (
    word
  ) : (
    <span className={stage.bound}>
      {word}
      {end}
    </span>
  );
}

type EndedPart = Part & { readonly end: string };

/** Moves a comma or full stop to the explained word before it: browsers break on both sides of a button. */
function endsBound(words: readonly Part[]): EndedPart[] {
  const endOf = (part: Part | undefined) => /^[.,;:]/.exec(part?.text ?? '')?.[0] ?? '';
  return words.map((part, at) => {
    const isBehind = words[at - 1]?.measure !== undefined;
    const text = isBehind ? part.text.slice(endOf(part).length) : part.text;
    return { ...part, text, end: part.measure === undefined ? '' : endOf(words[at + 1]) };
  });
}

/** Advice where nothing is reordered or lost: which parameter to raise. */
function ToRaise() {
  const { family } = useScenario('red');
  const id = family === 'ps' ? 'ps' : 'tau';
  const { param } = useParameter('red', id);
  return (
    <span className={`${stage.conditions} ${stage.advice}`}>
      {' '}
      Raise the <Term explained={param}>{param.name.toLowerCase()}</Term> from{' '}
      <DragNumber lab="red" id={id} />.
    </span>
  );
}

/** Both delays as bars to scale, at one utilization; where nothing is compared, the scenario's own delay. */
function Pair({ comparison: { saving, look, isOwn, own, frontiers } }: { comparison: Comparison }) {
  const { tau, ps, queue } = useScenario('red');
  const { base } = frontiers;
  const inUse = measureById('red', 'utilization');
  if (!isOwn && base !== null && own !== null) {
    const { label, color } = base.look;
    return (
      <BarPair bars={[{ id: base.id, label, color, value: own.delay, text: timeText(own.delay, null) }]}>
        <Won>
          at <Term explained={inUse}>{linkShare(own.utilization)} link utilization</Term>
        </Won>
      </BarPair>
    );
  }
  if (saving === null || look === null || base === null) return <NoPair />;
  const { saved, baseDelay, delay, utilization } = saving;
  const most = Math.max(baseDelay, delay);
  const [unit, by] = timeScale(most);
  const shown = delaysApart(baseDelay / by, delay / by, (saved.ci95 ?? unknownHalf(most)) / by);
  // the base has this utilization at another setting, which lies between two that were simulated
  const there = settingAt(base.points, utilization);
  const note =
    base.isDropTail === (queue === 'droptail')
      ? `at ${there === null ? 'another ' : ''}${settingWords(base.isDropTail)}${there === null ? '' : ` ${Math.round(there)}`}`
      : 'interpolated';
  // a bar has no room for the names of both disturbances
  const label = tau > 0 && ps > 0 ? 'this scenario' : look.label;
  const bars = [
    { ...base.look, id: base.id, value: baseDelay, text: `${shown.from} ${unit}`, note },
    { ...look, label, id: 'compared', value: delay, text: `${shown.to} ${unit}` },
  ];
  return (
    <BarPair bars={bars} quantity="mean queueing delay">
      <Won>
        at <Term explained={inUse}>{linkShare(utilization)} link utilization</Term>:{' '}
        <strong data-saved={saved.mean} data-worse={saved.mean <= (saved.ci95 ?? 0) || undefined}>
          {saved.mean > 0 ? '−' : '+'}
          {shown.difference}
        </strong>
        {saved.ci95 === null ? ` ${unit}, 1 run` : ` ± ${shown.half} ${unit}`}
      </Won>
    </BarPair>
  );
}
