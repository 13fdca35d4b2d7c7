// Which packet of a ladder is looked at: the one that is pointed at, or walked to by keys, or else the one whose card
// is open. The open card is part of the link.

import { type RefObject, use, useRef, useState } from 'react';
import type { KeyLine } from '../../charts/gestures/keys.ts';
import { type Hit, isSameHit } from '../../charts/ladder/scene.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import type { HandLab, Transmission } from '../context/hand.ts';
import { MarkingContext } from '../context/marking.ts';
import { walkKeys } from './keys.ts';

/** A packet, counted from 1, and which of its transmissions; null where none of them was chosen. */
export interface Looked {
  readonly packet: number;
  readonly attempt: Transmission['attempt'] | null;
}

/** The part of a run that a link shows. */
export interface PacketSight {
  readonly t0?: number | null;
  readonly t1?: number | null;
}

/** The way from packet to packet of a run. */
export interface PacketWay {
  /** The packet of a mark of the run that is shown; null of one that is in a longer run, which came before. */
  readonly packetOf: (hit: Hit) => Looked | null;
  readonly has: (packet: Looked) => boolean;
  /** The one before or after; of none, the first in sight. */
  readonly next: (from: Looked | null, by: 1 | -1) => Looked;
  /** What brings a packet into sight. */
  readonly show: (packet: Looked) => PacketSight;
}

interface PacketInput extends PacketWay {
  readonly lab: HandLab;
  /** What a hand does next must not move what is looked at. */
  readonly sight: PacketSight;
}

export interface PacketView {
  /** The mark under the pointer. */
  readonly pointed: Hit | null;
  readonly looked: Looked | null;
  /** The packet whose card is open; that it was opened by a key: the next key is for the card. */
  readonly pinned: Looked | null;
  readonly isByKey: boolean;
  /** Opened here, and not by the scenario's own link. */
  readonly isByHand: boolean;
  /** One is asked for: a hand marks it, and does nothing else. */
  readonly isMarked: boolean;
  /** A hand acts on the open card's packet, wherever the pointer is. */
  readonly held: Looked | null;
  /** Around the chart, which has the focus when the card is closed. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly point: (hit: Hit | null) => void;
  readonly pick: (hit: Hit) => void;
  readonly close: () => void;
  /** Goes back a step: closes the card, or looks at none; false where there is no way back. */
  readonly leave: () => boolean;
  /** They walk, and open the card. */
  readonly keys: readonly KeyLine[];
}

export function usePacket({ lab, packetOf, has, next, show, sight }: PacketInput): PacketView {
  const store = useStore();
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const { pin } = useScenario(lab);
  const marking = use(MarkingContext);
  // where a packet is marked no card opens, which would lose it or rescue it
  const named = marking === null ? pin : null;
  const [hit, setHit] = useState<Hit | null>(null);
  const [walked, setWalked] = useState<Looked | null>(null);
  const [picked, setPicked] = useState<Looked | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const known = (one: Looked | null) => (one !== null && has(one) ? one : null);
  const under = hit === null ? null : known(packetOf(hit));
  const reached = known(walked);
  const pinned = known(
    named === null ? null : picked?.packet === named ? picked : { packet: named, attempt: null },
  );
  const marked = known(marking?.marked == null ? null : { packet: marking.marked, attempt: null });
  const looked = under ?? reached ?? pinned ?? marked;

  const open = (packet: Looked | null, byKey: boolean, patch = sight) => {
    setIsByKey(byKey);
    setWalked(null);
    setPicked(packet);
    store.set(lab, { pin: packet?.packet ?? null, ...patch }, { commit: true });
  };
  const mark = ({ packet }: Looked) => {
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
