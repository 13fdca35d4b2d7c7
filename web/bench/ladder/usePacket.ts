// Which packet of a ladder the reader looks at: the packet under the pointer, or reached by keys, or else the packet
// whose card is open. The open card is part of the link.

import { type RefObject, use, useRef, useState } from 'react';
import type { KeyLine } from '../../charts/gestures/keys.ts';
import { type Hit, isSameHit } from '../../charts/ladder/scene.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import type { HandLab, Transmission } from '../context/hand.ts';
import { MarkingContext } from '../context/marking.ts';
import { walkKeys } from './keys.ts';

/** A packet, counted from 1, and its transmission; `attempt` is null where none of them was chosen. */
export interface ChosenTransmission {
  readonly packet: number;
  readonly attempt: Transmission['attempt'] | null;
}

/** The window of time of a run that a link shows. */
export interface PacketSight {
  readonly t0?: number | null;
  readonly t1?: number | null;
}

/** How keys and the pointer reach the packets of a run. */
export interface PacketWay {
  /** The packet of a mark; null where the mark is from the previous, longer run and this run has no such packet. */
  readonly packetOf: (hit: Hit) => ChosenTransmission | null;
  readonly has: (packet: ChosenTransmission) => boolean;
  /** The next packet (1) or the previous one (−1); from null, the first in sight. */
  readonly next: (from: ChosenTransmission | null, by: 1 | -1) => ChosenTransmission;
  /** The window of time that brings a packet into sight; empty where it is in sight. */
  readonly show: (packet: ChosenTransmission) => PacketSight;
}

interface PacketInput extends PacketWay {
  readonly lab: HandLab;
  /** The window of time that is shown; opening a card writes it into the scenario, so that the view does not move. */
  readonly sight: PacketSight;
}

interface PacketView {
  /** The mark under the pointer. */
  readonly pointed: Hit | null;
  readonly looked: ChosenTransmission | null;
  /** The packet whose card is open. */
  readonly pinned: ChosenTransmission | null;
  /** Whether the card was opened by a key: the next key is then for the card. */
  readonly isByKey: boolean;
  /** Whether the reader opened the card, and not the scenario's link. */
  readonly isByHand: boolean;
  /** True while a question asks for a packet: a reader marks one, and can change none. */
  readonly isMarked: boolean;
  /** The packet that changes by hand act on: the open card's, wherever the pointer is, or else the one looked at. */
  readonly held: ChosenTransmission | null;
  /** The element around the chart, which takes the focus when the card is closed. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly point: (hit: Hit | null) => void;
  readonly pick: (hit: Hit) => void;
  readonly close: () => void;
  /** Closes the card, or forgets the packet reached by keys; false where there is neither. */
  readonly leave: () => boolean;
  /** Keys that step from packet to packet and open the card. */
  readonly keys: readonly KeyLine[];
}

export function usePacket({ lab, packetOf, has, next, show, sight }: PacketInput): PacketView {
  const store = useStore();
  // from the page's scenario, not the run's: a change of view runs nothing again
  const { pin } = useScenario(lab);
  const marking = use(MarkingContext);
  // while a packet is to be marked no card opens: its buttons would lose or rescue the packet
  const named = marking === null ? pin : null;
  const [hit, setHit] = useState<Hit | null>(null);
  const [walked, setWalked] = useState<ChosenTransmission | null>(null);
  const [picked, setPicked] = useState<ChosenTransmission | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const known = (one: ChosenTransmission | null) => (one !== null && has(one) ? one : null);
  const under = hit === null ? null : known(packetOf(hit));
  const reached = known(walked);
  const pinned = known(
    named === null ? null : picked?.packet === named ? picked : { packet: named, attempt: null },
  );
  const marked = known(marking?.marked == null ? null : { packet: marking.marked, attempt: null });
  const looked = under ?? reached ?? pinned ?? marked;

  const open = (packet: ChosenTransmission | null, byKey: boolean, patch = sight) => {
    setIsByKey(byKey);
    setWalked(null);
    setPicked(packet);
    store.set(lab, { pin: packet?.packet ?? null, ...patch }, { commit: true });
  };
  const mark = ({ packet }: ChosenTransmission) => {
    setWalked(null);
    marking?.mark(packet);
  };
  const close = () => {
    setHit(null);
    open(null, false);
    place.current?.querySelector<SVGSVGElement>('svg[role="application"]')?.focus({ preventScroll: true });
  };
  const walk = (by: 1 | -1) => {
    const packet = next(looked, by);
    setHit(null);
    if (pinned !== null) {
      open(packet, false, { ...sight, ...show(packet) });
      return;
    }
    setWalked(packet);
    store.set(lab, show(packet), { commit: false });
  };
  return {
    pointed: under === null ? null : hit,
    looked,
    pinned,
    isByKey,
    isByHand: picked !== null,
    isMarked: marking !== null,
    held: marking === null ? (pinned ?? looked) : null,
    place,
    point: (now) => setHit((old) => (isSameHit(old, now) ? old : now)),
    pick: (now) => {
      setHit(null);
      const packet = packetOf(now);
      if (marking === null) open(packet, false);
      else if (packet !== null) mark(packet);
    },
    close,
    leave: () => {
      if (pinned !== null) close();
      else if (reached === null) return false;
      else setWalked(null);
      return true;
    },
    keys: [
      walkKeys(walk),
      {
        keys: ['Enter'],
        does: marking === null ? 'the card of the packet' : 'mark the packet',
        act: () => {
          if (looked === null) return;
          if (marking === null) open(looked, true);
          else mark(looked);
        },
      },
    ],
  };
}
