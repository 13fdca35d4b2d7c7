// The packets of a flow, one in a row; the chosen one has a ring in the plot.

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TracePackets } from '#pkg/texts.js';
import { MarkSign } from '../../../../charts/timesequence/MarkSign.tsx';
import { formatCount } from '../../../../notation/formatCount.ts';
import { placeName } from '../sentences.ts';
import { trace, useTrace } from '../useTrace.ts';
import styles from './Desk.module.css';
import {
  clockText,
  countOf,
  frameName,
  kindName,
  type Packet,
  shortReason,
  verdictReason,
} from './packets.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { useRows } from './useRows.ts';
import { useScrolled } from './useScrolled.ts';
import { useTimeUnit } from './useTimeUnit.ts';

const ROW = 26;

export function PacketList() {
  const desk = useDesk();
  const info = desk?.info ?? null;
  return desk === null || info === null ? null : <List desk={desk} info={info} />;
}

function List({ desk, info }: { desk: Desk; info: TracePackets }) {
  const { of, kinds, chosen, choose, range } = desk;
  const state = useTrace();
  const { unit } = useTimeUnit();
  const box = useRef<HTMLDivElement>(null);
  const total = countOf(info, kinds);
  const { from, to, top, height, reveal } = useScrolled(box, total, ROW);
  const at = useRows(of, kinds, from, to);
  usePlace(desk, reveal, chosen?.row ?? null, range[0]);
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  const here = useHere(desk);
  const move = async (event: KeyboardEvent) => {
    const by = (
      { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity } as const
    )[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const place = Math.min(total - 1, Math.max(0, ((await here()) ?? from - by) + by));
    const rows = await trace.ask<'rows'>({ what: 'rows', of, kinds, first: place, count: 1 });
    const row = rows?.rows[0];
    if (row !== undefined) choose(row);
  };
  return (
    <section className={styles.packets} aria-label="Packets">
      <div className={styles.packetHead}>
        <span>{state.kind === 'read' ? placeName(state.report.format) : ''}</span>
        <span>{info.isTimed ? unit : 'arrival'}</span>
        <span>sequence</span>
        <span>verdict</span>
        <Shown desk={desk} info={info} />
      </div>
      <div
        ref={box}
        className={styles.scroll}
        role="listbox"
        aria-label="Packets of the flow"
        aria-activedescendant={chosen === null ? undefined : `packet-${chosen.row}`}
        tabIndex={0}
        onKeyDown={(event) => void move(event)}
      >
        <div style={{ blockSize: height }}>
          <div style={{ transform: `translateY(${top}px)` }}>
            {places.map((place) => {
              const packet = at(place);
              const isChosen = packet !== undefined && packet.row === chosen?.row;
              return (
                <PacketRow
                  key={place}
                  {...{ place, total, packet, info, unit, isChosen }}
                  onChoose={choose}
                />
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

interface PacketRowProps {
  readonly place: number;
  readonly total: number;
  readonly packet: Packet | undefined;
  readonly info: TracePackets;
  readonly unit: 's' | 'ms';
  readonly isChosen: boolean;
  readonly onChoose: (row: number) => void;
}

function PacketRow({ place, total, packet, info, unit, isChosen, onChoose }: PacketRowProps) {
  if (packet === undefined) return <div className={styles.packet} data-loading="" />;
  const why = verdictReason(info, packet);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it moves by keys
    <div
      id={`packet-${packet.row}`}
      className={styles.packet}
      role="option"
      tabIndex={-1}
      aria-posinset={place + 1}
      aria-setsize={total}
      aria-selected={isChosen}
      data-kind={packet.kind}
      data-frame={packet.frame}
      onClick={() => onChoose(packet.row)}
    >
      <span>{frameName(packet)}</span>
      <span>{info.isTimed ? clockText(packet.time, unit) : formatCount(packet.time + 1)}</span>
      <span>{formatCount(packet.number)}</span>
      <span>
        <MarkSign kind={packet.kind} /> {kindName(info, packet)}
      </span>
      <span title={why}>{shortReason(info, packet)}</span>
    </div>
  );
}

/** Choice between all packets and only those that are not in order. */
function Shown({ desk: { kinds, setKinds }, info }: { desk: Desk; info: TracePackets }) {
  const isAll = kinds === info.drawn;
  if (countOf(info, info.marked) === 0) return <span>why</span>;
  return (
    <span>
      <label>
        <input type="checkbox" checked={!isAll} onChange={() => setKinds(isAll ? info.marked : info.drawn)} />
        without those in order
      </label>
    </span>
  );
}

/** Finds the place of the chosen packet in the list. */
function useHere({ of, kinds, chosen }: Desk): () => Promise<number | undefined> {
  return async () =>
    chosen === null ? undefined : trace.ask<'place'>({ what: 'place', of, kinds, row: chosen.row });
}

/** Scrolls to the chosen packet, or, where none is chosen, to the first packet in the plot's time window. */
function usePlace(
  { of, kinds }: Desk,
  reveal: (row: number) => void,
  chosen: number | null,
  from: number,
): void {
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const row = chosen ?? (await trace.ask<'after'>({ what: 'after', of, time: from }));
      const place =
        row === undefined ? undefined : await trace.ask<'place'>({ what: 'place', of, kinds, row });
      if (isWanted && place !== undefined) reveal(place);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [of, kinds, chosen, from, reveal]);
}
