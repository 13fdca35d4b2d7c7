// One flow, packet by packet: single packets are delayed, lost or saved by hand.

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import { Sheet } from '../../../bench/card/Sheet.tsx';
import { useFrame } from '../../../bench/figure/useFrame.ts';
import { Figure } from '../../../charts/figure/Figure.tsx';
import { FlowLadder } from '../../../charts/flow/FlowLadder.tsx';
import type { Remark } from '../../../charts/flow/MarkNames.tsx';
import { LOOK } from '../../../charts/flow/scene.ts';
import type { Range } from '../../../charts/frame/range.ts';
import { NARROW, useMedia } from '../../../charts/frame/useMedia.ts';
import { useScenario, useStore } from '../../../scenario/react.tsx';
import { FlowCard } from './FlowCard.tsx';
import { delayed, hasRoom, isDelayed, turned } from './hand.ts';
import { flowTables, packetColumns } from './packetTable.ts';
import { type FlowRecord, flowRecord } from './record.ts';
import { useFlow } from './useFlow.ts';
import { useRange } from './useRange.ts';
import { fateWords, packetTitle, summaryWords } from './words.ts';

const TITLE = 'One flow, packet by packet';
const KEYS =
  'Arrows go from packet to packet, Enter opens the card of a packet, D delays it, L loses or saves it, Escape closes the card.';

export function FlowFigure() {
  const scenario = useScenario('red');
  const view = useFlow(scenario);
  const frame = useFrame([view]);
  const { flow } = view;
  const record = useMemo(() => (flow === null ? null : flowRecord(flow)), [flow]);
  return (
    <Figure
      {...frame}
      title={TITLE}
      lead="Hatched: what the window would be without the hand on it."
      summary={record === null ? '' : summaryWords(record)}
      data={() => (record === null ? [] : packetColumns(record))}
      tables={record === null ? [] : flowTables(record)}
      fileName="flow"
    >
      {record === null ? <p data-loading="">The simulation is under way.</p> : <Ladder record={record} />}
    </Figure>
  );
}

function Ladder({ record }: { record: FlowRecord }) {
  const store = useStore();
  const isNarrow = useMedia(NARROW);
  const { whole, range, move } = useRange(record, isNarrow);
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const [picked, setPicked] = useState<{ readonly segment: number; readonly attempt: number } | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const { packets, attempt, scenario } = record;
  // how a run is looked at is the page’s, and not the run’s: it does not run anew
  const { pin: pinnedSegment } = useScenario('red');
  const pinned = useMemo(() => placeOfPin(record, pinnedSegment, picked), [record, pinnedSegment, picked]);
  const lit = within(pointed, record) ?? within(walked, record);
  const remarks = useMemo(() => remarksOf(record), [record]);

  const pin = (packet: number | null, byKey: boolean) => {
    setIsByKey(byKey);
    setWalked(null);
    const segment = packet === null ? null : (packets.number[packet] ?? null);
    setPicked(packet === null || segment === null ? null : { segment, attempt: attempt[packet] ?? 0 });
    // what a hand does next must not move what is looked at
    store.set('red', { pin: segment, ...named(range) }, { commit: true });
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
  const byHand = (change: (packet: number) => object) => {
    const packet = lit ?? pinned;
    if (packet !== null && (attempt[packet] ?? -1) >= 0) {
      store.set('red', { ...change(packet), ...named(range) }, { commit: true });
    }
  };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const transmission = (i: number) => ({ segment: packets.number[i] ?? 0, attempt: attempt[i] ?? 0 });
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: () => walk(1),
      ArrowDown: () => walk(1),
      ArrowLeft: () => walk(-1),
      ArrowUp: () => walk(-1),
      Enter: () => lit !== null && pin(lit, true),
      d: () =>
        byHand((i) =>
          hasRoom(scenario) || isDelayed(scenario, transmission(i)) ? delayed(scenario, transmission(i)) : {},
        ),
      l: () =>
        byHand((i) =>
          hasRoom(scenario) ? turned(scenario, transmission(i), packets.look[i] === LOOK.lost) : {},
        ),
      Escape: () => (pinned === null ? setWalked(null) : close()),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  };
  const card = pinned !== null && (
    <FlowCard key={pinned} record={record} packet={pinned} takesFocus={isByKey} onClose={close} />
  );
  return (
    <div ref={place} style={{ blockSize: '100%' }}>
      <FlowLadder
        scene={record}
        {...{ whole, range, pinned }}
        onRange={move}
        pointed={lit}
        onPoint={setPointed}
        onPick={(packet) => pin(packet, false)}
        wordsFor={(packet) => `${packetTitle(record, packet)}. ${fateWords(record, packet)}`}
        remarks={remarks}
        withoutWords="left alone"
        card={card && !isNarrow ? card : undefined}
        onKey={onKey}
        keys={KEYS}
      />
      {card && isNarrow && <Sheet>{card}</Sheet>}
    </div>
  );
}

function named([t0, t1]: Range): Pick<RedScenario, 't0' | 't1'> {
  return { t0, t1 };
}

/** A place of a longer run, before this one came, is none. */
function within(packet: number | null, { packets }: FlowRecord): number | null {
  return packet !== null && packet < packets.sent.length ? packet : null;
}

function placeOfPin(
  { packets, attempt }: FlowRecord,
  segment: number | null,
  picked: { readonly segment: number; readonly attempt: number } | null,
): number | null {
  if (segment === null) return null;
  const numbers = Array.from(packets.number);
  const wanted = picked?.segment === segment ? picked.attempt : 0;
  const exact = numbers.findIndex((number, i) => number === segment && attempt[i] === wanted);
  const found = exact === -1 ? numbers.indexOf(segment) : exact;
  return found === -1 ? null : found;
}

/** What is said at the packets that matter; the chart shows as much of it as there is room for. */
function remarksOf({ packets, ladder, scenario, attempt }: FlowRecord): Remark[] {
  const found: Remark[] = [];
  for (let packet = 0; packet < packets.look.length; packet += 1) {
    const number = packets.number[packet] ?? 0;
    const look = packets.look[packet];
    if (look === LOOK.late) {
      const isOurs = isDelayed(scenario, { segment: number, attempt: attempt[packet] ?? 0 });
      const words = isOurs ? `${scenario.by} ms late` : `after ${ladder.lag[packet]} later ones`;
      found.push({ packet, words: `${number} arrives ${words}` });
    }
    if (look === LOOK.needless) found.push({ packet, words: `${number} again, for nothing` });
  }
  return found;
}
