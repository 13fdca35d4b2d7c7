// A run of one flow as its ladder, its card and its sentences need it.

import type { FlowScene } from '../../charts/ladder/flow.ts';
import type { HandScenario } from './hand.ts';

export interface HandRecord extends FlowScene {
  readonly scenario: Readonly<HandScenario>;
  /** Which transmission of its packet each one is, from 0; counted down from -1 where the first one is not in the stretch. */
  readonly attempt: Int32Array;
}

/** What is said of a packet by its place among them. */
export interface HandWords {
  readonly titleOf: (packet: number) => string;
  readonly fateOf: (packet: number) => string;
}
