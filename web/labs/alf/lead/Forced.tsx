// The leading sentence where packets are lost or saved by hand: what that costs in each mode.

import type { AlfScenario } from '#pkg/params.ts';
import type { Estimates } from '../../../bench/measures/estimates.ts';
import { DragValue } from '../../../bench/stage/DragValue.tsx';
import { useStore } from '../../../scenario/react.tsx';
import { costWords, forcedWords } from '../ladder/cost.ts';
import { OUT_OF_ORDER, orderedMode } from '../modes.ts';

interface ForcedProps {
  readonly scenario: Readonly<AlfScenario>;
  readonly measures: Estimates<'alf'>;
  /** The same scenario with nothing forced. */
  readonly without: Estimates<'alf'>;
}

/** "Losing packet 4 costs 100 ms in order, 20 ms as they come." */
export function Forced({ scenario, measures, without }: ForcedProps) {
  const [ordered, free] = (['total_time_in_order', 'total_time_out_of_order'] as const).map((id) =>
    costWords((measures.get(id)?.mean ?? Number.NaN) - (without.get(id)?.mean ?? Number.NaN)),
  );
  const only = scenario.save === '' && /^\d+$/.test(scenario.lose);
  const verb = scenario.lose === '' || scenario.save === '' ? ' costs ' : ' cost ';
  const cost =
    ordered === free ? (
      <>
        <strong>{ordered}</strong> either way
      </>
    ) : (
      <>
        <strong style={{ color: orderedMode(scenario).color }}>{ordered}</strong> in order,{' '}
        <strong style={{ color: OUT_OF_ORDER.color }}>{free}</strong> as they come
      </>
    );
  return (
    <>
      {only ? (
        <>
          Losing packet <LostPacket scenario={scenario} />
        </>
      ) : (
        forcedWords(scenario)
      )}
      {verb}
      {cost}.
    </>
  );
}

/** Which packet is lost, where it is one: another is lost by dragging its number. */
function LostPacket({ scenario: { lose, n } }: Pick<ForcedProps, 'scenario'>) {
  const store = useStore();
  return (
    <DragValue
      label="Lost packet"
      title="The packet that is lost: drag sideways to lose another"
      text={lose}
      value={Number(lose)}
      min={1}
      max={n}
      step={1}
      onChange={(packet, commit) => store.set('alf', { lose: `${packet}` }, { commit })}
    />
  );
}
