// The leading sentence where packets are lost or saved by hand: what that costs in each mode.

import { Fragment } from 'react';
import type { AlfScenario } from '#pkg/params.ts';
import { Compared } from '../../../bench/compare/Compared.tsx';
import { DragValue } from '../../../bench/lead/DragValue.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import type { Estimates } from '../../../bench/results/estimates.ts';
import { namedPackets, packetWords } from '../../../bench/words/packets.ts';
import { useStore } from '../../../scenario/react.tsx';
import { itemsOf } from '../../../scenario/transmissions.ts';
import { costsOf } from '../ladder/cost.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';
import { gainedOf } from './gained.ts';

interface ForcedProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'>;
  /** The same scenario with nothing forced. */
  readonly without: Estimates<'alf'>;
}

/** "Losing packet 4 costs 100 ms in order, 20 ms as they arrive, on average over 5 runs." */
export function Forced({ scenario, measures, without }: ForcedProps) {
  const { time } = gainedOf(scenario);
  const { lose, save } = scenario;
  const whom = time === 'latency_mean' ? 'each packet ' : '';
  const [ordered, free] = costsOf(
    (['in_order', 'out_of_order'] as const).map((mode) => {
      const of = (found: Estimates<'alf'>) => found.get(`${time}_${mode}`)?.mean ?? Number.NaN;
      return of(measures) - of(without);
    }),
    { isPlural: lose !== '' && save !== '', whom },
  );
  const cost =
    free?.verb === '' && ordered?.amount === free.amount ? (
      <>
        <strong>{ordered.amount}</strong> either way
      </>
    ) : (
      <>
        <strong style={{ color: orderedMode(scenario).color }}>{ordered?.amount}</strong> in{'\u00a0'}order,{' '}
        {free?.verb}
        <strong style={{ color: OUT_OF_ORDER.color }}>{free?.amount}</strong> as{'\u00a0'}they{'\u00a0'}arrive
      </>
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
        {ordered?.verb}
        {cost}
        {scenario.runs > 1 ? `, on average over ${scenario.runs} runs` : whom && ', on average'}.
      </p>
    </Compared>
  );
}

interface PacketsProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly list: 'lose' | 'save';
}

const VERBS = { lose: ['lost', 'lose'], save: ['rescued', 'rescue'] } as const;

/** Which packets they are; where each is named, another takes its place by dragging its number. */
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
            // it stays between its neighbours in the sentence
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
