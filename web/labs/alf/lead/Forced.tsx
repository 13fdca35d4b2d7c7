// Leading sentence where packets are lost or saved by hand: what that costs in each mode.

import { Fragment } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Compared } from '../../../bench/compare/Compared.tsx';
import { withoutHandChanges } from '../../../bench/context/byHand.ts';
import { DragValue } from '../../../bench/lead/DragValue.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { namedPackets, packetWords } from '../../../bench/words/packets.ts';
import { useStore } from '../../../scenario/react.tsx';
import { itemsOf } from '../../../scenario/transmissions.ts';
import { costsOf } from '../ladder/cost.ts';
import { COMPARED } from '../ladder/stories.ts';
import { IN_ORDER, OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { useMeasures } from '../useMeasures.ts';
import { gainWordsOf } from './gainWords.ts';

interface ForcedProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'>;
  /** Measures of the same scenario without forced packets. */
  readonly without: Estimates<'alf'>;
}

/**
 * "Losing packet 4 costs 100 ms in order, 20 ms as they arrive, on average over 5 runs."; with streams, what it costs
 * with one and with six.
 */
export function Forced({ scenario, measures, without }: ForcedProps) {
  const { time } = gainWordsOf(scenario);
  const { lose, save } = scenario;
  const whom = time === 'latency_mean' ? 'each packet ' : '';
  const streams = useStreams(scenario);
  const ofMode = (
    mode: 'in_order' | 'out_of_order',
    [of, less]: readonly [Estimates<'alf'>, Estimates<'alf'>] = [measures, without],
  ) => (of.get(`${time}_${mode}`)?.mean ?? Number.NaN) - (less.get(`${time}_${mode}`)?.mean ?? Number.NaN);
  const free = { words: 'as\u00a0they\u00a0arrive', color: OUT_OF_ORDER.color, by: ofMode('out_of_order') };
  const cases = [
    ...(streams ?? [{ found: undefined, words: 'in\u00a0order', color: orderedMode(scenario).color }]).map(
      ({ words, color, found }) => ({ words, color, by: ofMode('in_order', found) }),
    ),
    free,
  ];
  const costs = costsOf(
    cases.map(({ by }) => by),
    { isPlural: lose !== '' && save !== '', whom },
  );
  const [first] = costs;
  const isEven = costs.every(({ verb, amount }, i) => i === 0 || (verb === '' && amount === first?.amount));
  const cost = isEven ? (
    <>
      <strong>{first?.amount}</strong> either way
    </>
  ) : (
    cases.map(({ words, color }, i) => (
      <Fragment key={words}>
        {i > 0 && ', '}
        {i > 0 && costs[i]?.verb}
        <strong style={{ color }}>{costs[i]?.amount}</strong> {words}
      </Fragment>
    ))
  );
  return (
    <Compared>
      <p className={stage.sentence}>
        {lose !== '' && (
          <>
            Losing <ByHand scenario={scenario} list="lose" />
          </>
        )}
        {save !== '' && (
          <>
            {lose === '' ? 'Rescuing ' : ' and rescuing '}
            <ByHand scenario={scenario} list="save" />
          </>
        )}{' '}
        {first?.verb}
        {cost}
        {scenario.runs > 1 ? `, on average over ${scenario.runs} runs` : whom && ', on average'}.
      </p>
    </Compared>
  );
}

/** The stream counts of the ladder's comparison. */
const STREAMS = [
  { words: 'with one stream', color: IN_ORDER.color },
  { words: 'with six', color: 'var(--fam-3)' },
] as const;

/**
 * Measures with each of the ladder's stream counts, with and without forced packets; null without streams, or until all
 * are known.
 */
function useStreams(scenario: Readonly<AlfScenario>) {
  const isShown = scenario.fig === 'ladder' && scenario.ladder === 'streams';
  const [one, six] = COMPARED;
  const of = (streams: number | undefined) => (isShown ? { ...scenario, streams: streams ?? 1 } : scenario);
  // where streams are not shown all of these are the page's own measures
  const found = [
    [useMeasures(of(one)).result, useMeasures(withoutHandChanges(of(one))).result],
    [useMeasures(of(six)).result, useMeasures(withoutHandChanges(of(six))).result],
  ] as const;
  if (!isShown) return null;
  const known = found.flatMap(([forced, free], i) =>
    forced === null || free === null
      ? []
      : [{ ...(STREAMS[i] ?? STREAMS[0]), found: [forced, free] as const }],
  );
  return known.length < found.length ? null : known;
}

interface PacketsProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly list: 'lose' | 'save';
}

const VERBS = { lose: ['lost', 'lose'], save: ['rescued', 'rescue'] } as const;

/** The numbers of the forced packets; where every one is named, dragging a number chooses another packet. */
function ByHand({ scenario, list }: PacketsProps) {
  const store = useStore();
  const items = itemsOf(scenario[list]);
  const packets = namedPackets(items);
  if (packets === null) return packetWords(items);
  const [done, verb] = VERBS[list];
  return (
    <>
      {packets.length === 1 ? 'packet ' : 'packets '}
      {packets.map((packet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number that is dragged stays the same one
        <Fragment key={at}>
          {at === 0 ? '' : at === packets.length - 1 ? ' and ' : ', '}
          <DragValue
            label={packets.length === 1 ? `Packet ${done}` : `Packet ${done}, ${at + 1} of ${packets.length}`}
            title={`The packet that is ${done}: drag sideways to ${verb} another`}
            text={`${packet}`}
            value={packet}
            // a number stays between its neighbours in the sentence
            min={(packets[at - 1] ?? 0) + 1}
            max={(packets[at + 1] ?? scenario.n + 1) - 1}
            step={1}
            onChange={(next, commit) =>
              store.set('alf', { [list]: packets.with(at, next).join(',') }, { commit })
            }
          />
        </Fragment>
      ))}
    </>
  );
}
