// The record of one flow that its ladder, its card and its sentences are made from.

import type { Range } from '../../../charts/gestures/range.ts';
import type { FlowScene, FlowWords, Remark } from '../../../charts/ladder/flow.ts';
import { firstChangedPacket, type HandScenario } from '../../context/hand.ts';

export interface HandRecord extends FlowScene {
  readonly scenario: Readonly<HandScenario>;
  /** Of each transmission, its number among its packet's, from 0; from -1 downwards where the first one is before the stretch. */
  readonly attempt: Int32Array;
}

/** A laboratory's words about its flows; `packet` is an index into the record. */
export interface FlowTelling<R> {
  readonly words: FlowWords;
  readonly titleOf: (record: R, packet: number) => string;
  readonly fateOf: (record: R, packet: number) => string;
  /** Remarks beside the packets that matter; the chart shows those that there is room for. */
  readonly remarksOf: (record: R) => Remark[];
  /** The whole time of the record (s), and the window of time that the ladder opens on. */
  readonly wholeRange: (record: R) => Range;
  readonly openingRange: (record: R, isNarrow: boolean, pin: number | null) => Range;
}

/** Index of the first packet that is changed by hand; -1 where no packet of the record is. */
export function touchedPlace({ packets, scenario }: Pick<HandRecord, 'packets' | 'scenario'>): number {
  const touched = firstChangedPacket(scenario);
  return touched === null ? -1 : Array.from(packets.number).indexOf(touched);
}
