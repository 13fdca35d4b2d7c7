// One flow, packet by packet, whose single packets are delayed, lost or saved by hand.

import { useMemo, useRef, useState } from 'react';
import { type KeyLine, keyLine } from '../../charts/frame/keys.ts';
import { useLook } from '../../charts/frame/look.ts';
import type { Range } from '../../charts/frame/range.ts';
import { NARROW, useMedia } from '../../charts/frame/useMedia.ts';
import { FlowLadder } from '../../charts/ladder/FlowLadder.tsx';
import { type FlowWords, LOOK, type Remark } from '../../charts/ladder/flow.ts';
import { useScenario, useStore } from '../../scenario/react.tsx';
import { Sheet } from '../card/Sheet.tsx';
import { HandCard } from './HandCard.tsx';
import { delayed, type Hand, type HandLab, hasRoom, isDelayed, type Transmission, turned } from './hand.ts';
import type { HandRecord, HandWords } from './record.ts';
import { useRange } from './useRange.ts';

interface HandLadderProps {
  readonly lab: HandLab;
  readonly record: HandRecord;
  readonly words: FlowWords;
  readonly handWords: HandWords;
  /** All there is to see, and what is shown of it first. */
  readonly whole: Range;
  readonly opening: (isNarrow: boolean, pin: number | null) => Range;
  /** What is said at the packets that matter; the chart shows as much of it as there is room for. */
  readonly remarks: readonly Remark[];
}

export function HandLadder({ lab, record, words, handWords, whole, opening, remarks }: HandLadderProps) {
  const store = useStore();
  const isNarrow = useMedia(NARROW);
  const openingAt = useMemo(() => (pin: number | null) => opening(isNarrow, pin), [opening, isNarrow]);
  const { range, move } = useRange(lab, whole, openingAt);
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const { packets, attempt, scenario } = record;
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const { pin: pinnedNumber } = useScenario(lab);
  const pinned = useMemo(() => placeOfPin(record, pinnedNumber, picked), [record, pinnedNumber, picked]);
  const lit = within(pointed, record) ?? within(walked, record);

  const pin = (packet: number | null, byKey: boolean) => {
    setIsByKey(byKey);
    setWalked(null);
    const number = packet === null ? null : (packets.number[packet] ?? null);
    setPicked(packet === null || number === null ? null : { number, attempt: attempt[packet] ?? 0 });
    // what a hand does next must not move what is looked at
    store.set(lab, { pin: number, ...named(range) }, { commit: true });
  };
  const close = () => {
    pin(null, false);
    place.current?.querySelector<SVGSVGElement>('svg[role="application"]')?.focus({ preventScroll: true });
  };
  const walk = (step: 1 | -1) => {
    const first = Math.max(
      0,
      Array.from(packets.sent).findIndex((time) => time >= range[0]),
    );
    const from = walked ?? pinned;
    const next = from === null ? first : Math.min(packets.sent.length - 1, Math.max(0, from + step));
    const at = packets.sent[next] ?? 0;
    if (at < range[0] || at > range[1]) {
      const span = range[1] - range[0];
      move([at - span / 4, at + (3 * span) / 4], 'commit');
    }
    if (pinned === null) setWalked(next);
    else pin(next, false);
  };
  const byHand = (change: (transmission: Transmission, isLost: boolean) => Partial<Hand> | null) => () => {
    const packet = lit ?? pinned;
    if (packet === null || (attempt[packet] ?? -1) < 0) return;
    const transmission = { packet: packets.number[packet] ?? 0, attempt: attempt[packet] ?? 0 };
    const patch = change(transmission, packets.look[packet] === LOOK.lost);
    if (patch !== null) store.set(lab, { ...patch, ...named(range) }, { commit: true });
  };
  const hasMore = hasRoom(lab, scenario);
  const keys: readonly KeyLine[] = [
    keyLine(
      { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } as const,
      'the packet before, the next packet',
      walk,
    ),
    { keys: ['Enter'], does: 'the card of the packet', act: () => lit !== null && pin(lit, true) },
    {
      keys: ['l'],
      does: 'lose the packet',
      act: byHand((one, isLost) => (hasMore && !isLost ? turned(scenario, one, false) : null)),
    },
    {
      keys: ['s'],
      does: 'save the packet',
      act: byHand((one, isLost) => (hasMore && isLost ? turned(scenario, one, true) : null)),
    },
    {
      keys: ['d'],
      does: 'delay the packet, or take the delay back',
      act: byHand((one) => (hasMore || isDelayed(scenario, one) ? delayed(scenario, one) : null)),
    },
    {
      keys: ['Escape'],
      does: 'close the card',
      act: () => (pinned === null ? setWalked(null) : close()),
    },
  ];
  const isSmall = useLook() === 'mini';
  const card = pinned !== null && !isSmall && (
    <HandCard
      key={pinned}
      {...{ lab, record }}
      words={handWords}
      packet={pinned}
      takesFocus={isByKey}
      onClose={close}
    />
  );
  return (
    <div ref={place} style={{ blockSize: '100%' }}>
      <FlowLadder
        scene={record}
        {...{ words, whole, range, pinned, remarks }}
        onRange={move}
        pointed={lit}
        onPoint={setPointed}
        onPick={(packet) => pin(packet, false)}
        wordsFor={(packet) => `${handWords.titleOf(packet)}. ${handWords.fateOf(packet)}`}
        withoutWords="left alone"
        card={card && !isNarrow ? card : undefined}
        keys={keys}
      />
      {card && isNarrow && <Sheet>{card}</Sheet>}
    </div>
  );
}

interface Picked {
  readonly number: number;
  readonly attempt: number;
}

function named([t0, t1]: Range) {
  return { t0, t1 };
}

/** A place of a longer run, before this one came, is none. */
function within(packet: number | null, { packets }: HandRecord): number | null {
  return packet !== null && packet < packets.sent.length ? packet : null;
}

function placeOfPin(
  { packets, attempt }: HandRecord,
  pin: number | null,
  picked: Picked | null,
): number | null {
  if (pin === null) return null;
  const numbers = Array.from(packets.number);
  const wanted = picked?.number === pin ? picked.attempt : 0;
  const exact = numbers.findIndex((number, i) => number === pin && attempt[i] === wanted);
  const found = exact === -1 ? numbers.indexOf(pin) : exact;
  return found === -1 ? null : found;
}
