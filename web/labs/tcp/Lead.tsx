// Leading sentence of the laboratory: the share of its throughput that the stack keeps, beside a sender with SACK only.

import type { TcpScenario } from '#pkg/params.ts';
import { Awaited } from '../../bench/lead/Awaited.tsx';
import { BarPair, NoPair, Won } from '../../bench/lead/BarPair.tsx';
import { End } from '../../bench/lead/End.tsx';
import stage from '../../bench/lead/Lead.module.css';
import { LeadSentence } from '../../bench/page/LeadSentence.tsx';
import { measureById } from '../../bench/results/table.ts';
import { UnknownResult } from '../../bench/results/Unknown.tsx';
import { percent, points } from '../../bench/words/numbers.ts';
import { Term } from '../../controls/Term.tsx';
import { encodeModel } from '../../scenario/encode.ts';
import { useIsBehind, useScenario } from '../../scenario/react.tsx';
import type { Estimate } from '../../sim/estimate.ts';
import { useTrouble } from '../../sim-react/PoolProvider.tsx';
import { lookOf, nameOf } from './looks.ts';
import { Path } from './Path.tsx';
import { isPlain, senderName, senderSwitches } from './sender.ts';
import { useMeasures } from './useMeasures.ts';

export function Lead() {
  const scenario = useScenario('tcp');
  const own = useMeasures(scenario);
  const isBehind = useIsBehind('tcp', encodeModel);
  const isTroubled = useTrouble().words !== null;
  if (own.error !== null) return <p role="alert">{own.error}</p>;
  const known = !isBehind && !own.isStale ? (own.result?.get('throughput_ratio') ?? null) : null;
  return (
    <section className={stage.lead} data-paired="" aria-label="Leading result" aria-busy={known === null}>
      <LeadSentence>
        <span className={stage.conditions}>
          <Path />, {nameOf('cc', scenario.cc)} on {senderName(scenario)} keeps{' '}
        </span>
        {known === null && isTroubled ? (
          <UnknownResult />
        ) : (
          <>
            {/* the words after the number are known already, and wrap as they do when it comes */}
            {known === null ? <Awaited like="96.7%" /> : <strong>{percent(known.mean)}</strong>} of its{' '}
            <span className={stage.bound}>
              <Term explained={measureById('tcp', 'throughput_ratio')}>throughput</Term>
              <End isDone={known === null || own.isDone} />
            </span>
          </>
        )}
      </LeadSentence>
      <OwnPair scenario={scenario} />
    </section>
  );
}

/** The bars of a scenario, beside those of a sender with SACK only. */
export function OwnPair({ scenario }: { readonly scenario: Readonly<TcpScenario> }) {
  const other = otherSender(scenario);
  const [own, beside] = [useMeasures(scenario), useMeasures(other)];
  const isBehind = useIsBehind('tcp', encodeModel);
  const [known, compared] = [own, beside].map(({ isStale, result }) =>
    isBehind || isStale ? undefined : result?.get('throughput_ratio'),
  );
  if (known === undefined || compared === undefined) return <NoPair />;
  return (
    <Pair
      estimates={[known, compared]}
      names={[scenario, other].map((each) => senderName(each))}
      colors={colorsOf(scenario, other)}
      runs={own.isDone && beside.isDone ? scenario.runs : null}
    />
  );
}

function Pair({
  estimates,
  names,
  colors,
  runs,
}: {
  estimates: readonly Estimate[];
  names: readonly string[];
  colors: readonly string[];
  /** Number of transfers; null while some are to come. */
  runs: number | null;
}) {
  const [own, other] = estimates;
  const bars = estimates.map(({ mean }, i) => ({
    id: i === 0 ? 'own' : 'other',
    label: names[i] ?? '',
    color: colors[i] ?? '',
    value: mean,
    text: percent(mean),
  }));
  return (
    <BarPair bars={bars} solid={0} isCompared={false}>
      <Won>
        {own?.ci95 == null
          ? 'of the throughput without jitter, 1 transfer'
          : `± ${bare(own)} and ± ${points(other?.ci95 ?? 0)}${runs === null ? ' so far' : `, ${runs} transfers`}`}
      </Won>
    </BarPair>
  );
}

/** Half-width of an interval without its unit, which another number of the sentence has. */
function bare({ ci95 }: Estimate): string {
  return points(ci95 ?? 0).replace(/ .*/, '');
}

/** Colours of the stacks' curves; where both senders have the same stack, the changed one is grey. */
function colorsOf(own: Readonly<TcpScenario>, other: Readonly<TcpScenario>): readonly string[] {
  const [first, second] = [own, other].map(({ stack }) => lookOf({ param: 'stack', value: stack }).color);
  return [first ?? '', first === second ? 'var(--reference)' : (second ?? '')];
}

/**
 * The sender to compare with: the bare one, or, beside that, the latest stack; with the switches as that stack has
 * them.
 */
function otherSender(scenario: Readonly<TcpScenario>): TcpScenario {
  const stack = scenario.stack === 'bare' && isPlain(scenario) ? 'linux-2019' : 'bare';
  return { ...scenario, ...Object.fromEntries(senderSwitches().map((id) => [id, 'stack'])), stack };
}
