// The data of one flow's chart: packets one way, acknowledgments the other, and the level (window or rate) that lets
// packets out.

import type { Steps } from '../scales/steps.ts';

/** The fate of a packet. */
export const LOOK = { plain: 0, overtaken: 1, late: 2, lost: 3, again: 4, needless: 5, underWay: 6 } as const;

/** Packets in the order in which they were sent. */
export interface Packets {
  readonly number: ArrayLike<number>;
  readonly sent: ArrayLike<number>;
  /** Arrival time; meaningless where the packet is lost or still under way. */
  readonly end: ArrayLike<number>;
  /** A value of `LOOK` for each packet. */
  readonly look: ArrayLike<number>;
}

/** Acknowledgments in the order in which they were sent. */
export interface Answers {
  readonly sent: ArrayLike<number>;
  readonly arrival: ArrayLike<number>;
  /** For each acknowledgment, its number in a row of duplicates; 0 for one that acknowledges new data. */
  readonly duplicates: ArrayLike<number>;
  /** Whether acknowledgments leave where packets arrive, not where they are released in order. */
  readonly leaveFirst?: boolean;
}

export interface Silence {
  readonly from: number;
  readonly to: number;
}

/** Packets held between their arrival and their release in order. */
export interface Waits {
  /** Time when each packet is released; NaN where that is unknown. */
  readonly released: ArrayLike<number>;
  /** Number of packets that wait, over time. */
  readonly level: Steps;
}

/** Words at the end of a packet's line. */
export interface Remark {
  readonly packet: number;
  readonly words: string;
}

/** The texts of a flow's chart. */
export interface FlowWords {
  readonly label: string;
  readonly title: string;
  /** The title on a phone. */
  readonly narrowTitle: string;
  /** Name of the level under the flow, such as "Window", and its unit, such as "segments". */
  readonly level: string;
  readonly unit: string;
  readonly shownLevel: (value: number) => string;
  /** Name of the place where packets are released, if they wait. */
  readonly releasedAt?: string;
  readonly hint: string;
  /** Name of the dashed level; by default that of the flow that is left alone. */
  readonly without?: string;
  /** Colour of overtaken and late packets, if the usual one means something else where the chart stands. */
  readonly lateColor?: string;
}

export interface FlowScene {
  readonly packets: Packets;
  readonly answers: Answers;
  /** The number of duplicate acknowledgments that is taken for a loss. */
  readonly threshold: number;
  /** The level that lets packets out: a congestion window or a rate. */
  readonly window: Steps;
  /** The level of the compared flow; null where there is none. */
  readonly without: Steps | null;
  /** The level of the kept scenario in the same stretch of time. */
  readonly kept?: Steps | undefined;
  /** Times when the sender waits although it has more to send. */
  readonly silences: readonly Silence[];
  readonly waits?: Waits | undefined;
  /** Time when each packet was declared lost, rightly or not; NaN for the others. */
  readonly declared?: ArrayLike<number> | undefined;
}
