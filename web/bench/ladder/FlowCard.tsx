import { LOOK } from '../../charts/ladder/flow.ts';
import { useStore } from '../../scenario/react.tsx';
import { canDelay, canTurn, type FlowLab, isDelayed, turnedDelay, turnedLists } from '../context/hand.ts';
import { DragNumber } from '../lead/DragNumber.tsx';
import { type HandAct, HandCard } from './HandCard.tsx';
import type { HandRecord } from './hand/record.ts';

interface FlowCardProps {
  lab: FlowLab;
  record: HandRecord;
  title: string;
  fate: string;
  /** The packet's index in the record. */
  packet: number;
  takesFocus: boolean;
  onClose: () => void;
}

/** The card of a packet, with buttons to delay and to lose it, or to rescue a lost one. */
export function FlowCard({ lab, record, title, fate, packet, takesFocus, onClose }: FlowCardProps) {
  const store = useStore();
  const { scenario, packets, attempt } = record;
  const number = packets.number[packet] ?? 0;
  const nth = attempt[packet] ?? 0;
  const transmission = { packet: number, attempt: nth };
  const isLost = packets.look[packet] === LOOK.lost;
  const isLate = isDelayed(scenario, transmission);
  const whyNot = (can: boolean) =>
    nth >= 0 && can ? undefined : 'The link has no room for more, or the stretch has not the packet’s start.';
  const turn: HandAct = {
    words: isLost ? 'Rescue it' : 'Lose this one',
    isOff: whyNot(canTurn(lab, scenario, transmission)),
    act: () => store.set(lab, turnedLists(scenario, transmission, isLost), { commit: true }),
  };
  const delay: HandAct = {
    words: isLate ? 'In its place' : 'Delay this one',
    isOff: whyNot(canDelay(lab, scenario, transmission)),
    act: () => store.set(lab, turnedDelay(scenario, transmission), { commit: true }),
  };
  return (
    <HandCard
      name={`Packet ${number}`}
      title={title}
      acts={isLost ? [turn] : [delay, turn]}
      {...{ takesFocus, onClose }}
    >
      <p>{fate}</p>
      {isLate && (
        <p>
          By hand: <DragNumber lab={lab} id="by" /> later.
        </p>
      )}
    </HandCard>
  );
}
