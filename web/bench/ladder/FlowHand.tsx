// One flow, packet by packet, whose single packets are delayed, lost or rescued by hand.

import { useMemo, useState } from 'react';
import type { KeyLine } from '../../charts/gestures/keys.ts';
import type { Range } from '../../charts/gestures/range.ts';
import { FlowLadder } from '../../charts/ladder/FlowLadder.tsx';
import { LOOK } from '../../charts/ladder/flow.ts';
import { useLook } from '../../charts/layout/look.ts';
import { NARROW, useMedia } from '../../charts/layout/useMedia.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import { Sheet } from '../card/Sheet.tsx';
import { canDelay, canTurn, delayed, type FlowLab, type Transmission, turned } from '../context/hand.ts';
import { FlowCard } from './FlowCard.tsx';
import type { FlowTelling, HandRecord } from './hand/record.ts';
import { type Act, actKeys } from './keys.ts';
import { type Looked, usePacket } from './usePacket.ts';
import { useSight } from './useSight.ts';

interface FlowHandProps<R> {
  readonly lab: FlowLab;
  readonly record: R;
  readonly telling: FlowTelling<R>;
}

export function FlowHand<R extends HandRecord>({ lab, record, telling }: FlowHandProps<R>) {
  const { words, titleOf, fateOf } = telling;
  const whole = useMemo(() => telling.wholeRange(record), [telling, record]);
  const remarks = useMemo(() => telling.remarksOf(record), [telling, record]);
  const isNarrow = useMedia(NARROW);
  const isSmall = useLook() === 'mini';
  // what is pinned later is in sight
  const { pin } = useScenario(lab);
  const [openedAt] = useState(pin);
  const opening = useMemo(
    () => telling.openingRange(record, isNarrow, openedAt),
    [telling, record, isNarrow, openedAt],
  );
  const { range, move } = useSight(lab, whole, opening, named);
  const packet = usePacket<number>({ lab, sight: named(range), ...wayThrough(record, range) });
  const [looked, pinned] = [placeOf(record, packet.looked), placeOf(record, packet.pinned)];
  const act = useActs(lab, record, placeOf(record, packet.held), range);
  const keys: readonly KeyLine[] = [
    ...packet.keys,
    ...actKeys(packet.isMarked ? [] : ['lose', 'save', 'delay'], act),
    { keys: ['Escape'], does: 'close the card', act: () => packet.leave() },
  ];
  const card = pinned !== null && !isSmall && (
    <FlowCard
      key={pinned}
      {...{ lab, record }}
      title={titleOf(record, pinned)}
      fate={fateOf(record, pinned)}
      packet={pinned}
      takesFocus={packet.isByKey}
      onClose={packet.close}
    />
  );
  return (
    <div ref={packet.place} style={{ blockSize: '100%' }}>
      <FlowLadder
        scene={record}
        {...{ words, whole, range, pinned, remarks, keys }}
        onRange={move}
        pointed={looked === pinned && packet.pointed === null ? null : looked}
        onPoint={packet.point}
        onPick={packet.pick}
        wordsFor={(one) => `${titleOf(record, one)}. ${fateOf(record, one)}`}
        withoutWords="left alone"
        card={card && !isNarrow ? card : undefined}
      />
      {card && isNarrow && <Sheet>{card}</Sheet>}
    </div>
  );
}

/** What a key does to the packet at a place of the record. */
function useActs(lab: FlowLab, record: HandRecord, place: number | null, range: Range) {
  const store = useStore();
  return (act: Act) => {
    const { packets, attempt, scenario } = record;
    if (place === null || (attempt[place] ?? -1) < 0) return;
    const one: Transmission = { packet: packets.number[place] ?? 0, attempt: attempt[place] ?? 0 };
    const isLost = packets.look[place] === LOOK.lost;
    const can = act === 'delay' ? canDelay(lab, scenario, one) : canTurn(lab, scenario, one);
    if (!can || (act !== 'delay' && isLost !== (act === 'save'))) return;
    const patch = act === 'delay' ? delayed(scenario, one) : turned(scenario, one, isLost);
    store.set(lab, { ...patch, ...named(range) }, { commit: true });
  };
}

function named([t0, t1]: Range) {
  return { t0, t1 };
}

/** From packet to packet in the order of sending, each transmission for itself. */
function wayThrough(record: HandRecord, range: Range) {
  const { packets, attempt } = record;
  const last = packets.sent.length - 1;
  const at = (place: number): Looked => ({
    packet: packets.number[place] ?? 0,
    attempt: attempt[place] ?? 0,
  });
  return {
    packetOf: (place: number) => (place > last ? null : at(place)),
    has: (one: Looked) => placeOf(record, one) !== null,
    next: (from: Looked | null, by: 1 | -1) => {
      const place = placeOf(record, from);
      if (place !== null) return at(Math.min(last, Math.max(0, place + by)));
      return at(
        Math.max(
          0,
          Array.from(packets.sent).findIndex((time) => time >= range[0]),
        ),
      );
    },
    show: (one: Looked) => {
      const time = packets.sent[placeOf(record, one) ?? 0] ?? 0;
      const span = range[1] - range[0];
      return time >= range[0] && time <= range[1] ? {} : named([time - span / 4, time + (3 * span) / 4]);
    },
  };
}

/** The transmission that was chosen; the first in the stretch where that is another, or none. */
function placeOf({ packets, attempt }: HandRecord, one: Looked | null): number | null {
  if (one === null) return null;
  const numbers = Array.from(packets.number);
  const exact = numbers.findIndex((number, i) => number === one.packet && attempt[i] === (one.attempt ?? 0));
  const found = exact === -1 ? numbers.indexOf(one.packet) : exact;
  return found === -1 ? null : found;
}
