// A run of one flow as its ladder, its card and its sentences need it.

import type { Range } from '../../../charts/gestures/range.ts';
import type { FlowScene, FlowWords, Remark } from '../../../charts/ladder/flow.ts';
import { firstTouched, type HandScenario } from '../../context/hand.ts';

export interface HandRecord extends FlowScene {
  readonly scenario: Readonly<HandScenario>;
  /** Which transmission of its packet each one is, from 0; counted down from -1 where the first one is not in the stretch. */
  readonly attempt: Int32Array;
}

/** What a laboratory tells of its flows; packets by their places in the record. */
export interface FlowTelling<R> {
  readonly words: FlowWords;
  readonly titleOf: (record: R, packet: number) => string;
  readonly fateOf: (record: R, packet: number) => string;
  /** What is said at the packets that matter; the chart shows as much of it as there is room for. */
  readonly remarksOf: (record: R) => Remark[];
  /** All there is to see, and what is shown of it first. */
  readonly wholeRange: (record: R) => Range;
  readonly openingRange: (record: R, isNarrow: boolean, pin: number | null) => Range;
}

/** The place of the first packet that a hand is on; -1 where it is on none of the record. */
export function touchedPlace({ packets, scenario }: Pick<HandRecord, 'packets' | 'scenario'>): number {
  const touched = firstTouched(scenario);
  return touched === null ? -1 : Array.from(packets.number).indexOf(touched);
}
