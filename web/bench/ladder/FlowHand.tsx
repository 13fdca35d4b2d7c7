// The ladder of one flow, packet by packet, in which single packets are delayed, lost or rescued by hand.

import { useMemo, useState } from 'react';
import type { Range } from '../../charts/gestures/range.ts';
import { LOOK } from '../../charts/ladder/flow.ts';
import { FLOW } from '../../charts/ladder/flowLayout.tsx';
import { sceneOfFlow } from '../../charts/ladder/flowScene.ts';
import type { Hit } from '../../charts/ladder/scene.ts';
import { NARROW_WINDOW, useMedia } from '../../charts/layout/useMedia.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import {
  canDelay,
  canTurn,
  type FlowLab,
  type Transmission,
  turnedDelay,
  turnedLists,
} from '../context/hand.ts';
import { FlowCard } from './FlowCard.tsx';
import type { FlowTelling, HandRecord } from './hand/record.ts';
import type { HandChange } from './keys.ts';
import { PacketLadder } from './PacketLadder.tsx';
import type { ChosenTransmission } from './usePacket.ts';
import { useShownRange } from './useShownRange.ts';

const TIME = { label: 'Time', unit: 's', readout: '.3f' };

interface FlowHandProps<R> {
  readonly lab: FlowLab;
  readonly record: R;
  readonly telling: FlowTelling<R>;
}

export function FlowHand<R extends HandRecord>({ lab, record, telling }: FlowHandProps<R>) {
  const store = useStore();
  const { words, titleOf, fateOf } = telling;
  const whole = useMemo(() => telling.wholeRange(record), [telling, record]);
  const scene = useMemo(
    () => sceneOfFlow(record, words, telling.remarksOf(record)),
    [record, words, telling],
  );
  const isNarrow = useMedia(NARROW_WINDOW);
  // only the pin of the first drawing moves the view: a packet pinned later is in sight already
  const { pin } = useScenario(lab);
  const [openedAt] = useState(pin);
  const opening = useMemo(
    () => telling.openingRange(record, isNarrow, openedAt),
    [telling, record, isNarrow, openedAt],
  );
  const { range, move } = useShownRange(lab, whole, opening, named);
  const said = (place: number) => `${titleOf(record, place)}. ${fateOf(record, place)}`;
  return (
    <PacketLadder
      layout={FLOW}
      {...{ lab, scene, whole, range }}
      time={TIME}
      label={words.label}
      hint={words.hint}
      onRange={move}
      sight={named(range)}
      way={wayThrough(record, range)}
      markOf={(looked) => ({ subject: placeOf(record, looked) ?? 0, part: null })}
      hitText={({ subject }) => said(subject)}
      said={(looked) => said(placeOf(record, looked) ?? 0)}
      acts={['lose', 'save', 'delay']}
      onAct={(act, looked) => {
        const patch = patchOf(lab, record, placeOf(record, looked), act);
        if (patch !== null) store.set(lab, { ...patch, ...named(range) }, { commit: true });
      }}
      card={(pinned, handling) => {
        const packet = placeOf(record, pinned) ?? 0;
        return (
          <FlowCard
            key={packet}
            {...{ lab, record, packet, ...handling }}
            title={titleOf(record, packet)}
            fate={fateOf(record, packet)}
          />
        );
      }}
    />
  );
}

/** The change of the scenario when a key acts on the packet at index `place`; null where the act is not possible. */
function patchOf(lab: FlowLab, record: HandRecord, place: number | null, act: HandChange) {
  const { packets, attempt, scenario } = record;
  if (place === null || (attempt[place] ?? -1) < 0) return null;
  const one: Transmission = { packet: packets.number[place] ?? 0, attempt: attempt[place] ?? 0 };
  if (act === 'delay') return canDelay(lab, scenario, one) ? turnedDelay(scenario, one) : null;
  const isLost = packets.look[place] === LOOK.lost;
  return canTurn(lab, scenario, one) && isLost === (act === 'save')
    ? turnedLists(scenario, one, isLost)
    : null;
}

function named([t0, t1]: Range) {
  return { t0, t1 };
}

/** Steps from packet to packet in the order of sending; each transmission is a step of its own. */
function wayThrough(record: HandRecord, range: Range) {
  const { packets, attempt } = record;
  const last = packets.sent.length - 1;
  const at = (place: number): ChosenTransmission => ({
    packet: packets.number[place] ?? 0,
    attempt: attempt[place] ?? 0,
  });
  return {
    packetOf: ({ subject }: Hit) => (subject > last ? null : at(subject)),
    has: (one: ChosenTransmission) => placeOf(record, one) !== null,
    next: (from: ChosenTransmission | null, by: 1 | -1) => {
      const place = placeOf(record, from);
      if (place !== null) return at(Math.min(last, Math.max(0, place + by)));
      return at(
        Math.max(
          0,
          Array.from(packets.sent).findIndex((time) => time >= range[0]),
        ),
      );
    },
    show: (one: ChosenTransmission) => {
      const time = packets.sent[placeOf(record, one) ?? 0] ?? 0;
      const span = range[1] - range[0];
      return time >= range[0] && time <= range[1] ? {} : named([time - span / 4, time + (3 * span) / 4]);
    },
  };
}

/** The index of the chosen transmission; if it is not in the record, that of the packet's first one there; null if there is none. */
function placeOf({ packets, attempt }: HandRecord, one: ChosenTransmission | null): number | null {
  if (one === null) return null;
  const numbers = Array.from(packets.number);
  const exact = numbers.findIndex((number, i) => number === one.packet && attempt[i] === (one.attempt ?? 0));
  const found = exact === -1 ? numbers.indexOf(one.packet) : exact;
  return found === -1 ? null : found;
}
