// Which packet is lit: the one that is pointed at, or walked to by keys, or else the one whose card is open. The open
// card is part of the link.

import { useState } from 'react';
import type { Hit } from '../../../charts/ladder/scene.ts';
import { useStore } from '../../../scenario/react.tsx';
import { NO_ADU } from './record.ts';

export interface Chosen {
  readonly pointed: Hit | null;
  readonly adu: number | null;
  /** Which of its attempts was pointed at or clicked, from 0. */
  readonly attempt: number | null;
  /** The packet whose card is open. */
  readonly pinned: number | null;
  /** Which attempt of it was clicked. */
  readonly pinnedAttempt: number | null;
  readonly point: (hit: Hit | null) => void;
  /** Lights a packet without opening its card. */
  readonly walkTo: (adu: number | null) => void;
  readonly pin: (adu: number | null, attempt?: number | null) => void;
}

/** `named` is the pin of the scenario, from 1. */
export function useChosen(adus: number, named: number | null): Chosen {
  const store = useStore();
  const [pointed, setPointed] = useState<Hit | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const [picked, setPicked] = useState<{ adu: number; attempt: number | null } | null>(null);
  const pinned = named !== null && named <= adus ? named - 1 : null;
  const pinnedAttempt = picked?.adu === pinned ? picked.attempt : null;
  // a hit of a longer transfer, before this one came
  const hit = pointed !== null && pointed.subject !== NO_ADU && pointed.subject < adus ? pointed : null;
  const reached = walked !== null && walked < adus ? walked : null;
  return {
    pointed: hit,
    adu: hit?.subject ?? reached ?? pinned,
    attempt: hit !== null ? hit.part : reached === null ? pinnedAttempt : null,
    pinned,
    pinnedAttempt,
    point: (next) => setPointed((old) => (isSameHit(old, next) ? old : next)),
    walkTo: setWalked,
    pin: (adu, attempt = null) => {
      setPointed(null);
      setWalked(null);
      setPicked(adu === null ? null : { adu, attempt });
      store.set('alf', { pin: adu === null ? null : adu + 1 }, { commit: true });
    },
  };
}

function isSameHit(a: Hit | null, b: Hit | null): boolean {
  if (a === null || b === null) return a === b;
  return a.diagram === b.diagram && a.layer === b.layer && a.subject === b.subject && a.part === b.part;
}
