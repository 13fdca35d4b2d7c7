// One flow as a chart sees it: packets there, acknowledgments back, and the window that lets them out.

import type { Steps } from '../scales/steps.ts';

/** What became of a packet. */
export const LOOK = { plain: 0, overtaken: 1, late: 2, lost: 3, again: 4, needless: 5, underWay: 6 } as const;

/** Packets in the order in which they were sent. */
export interface Packets {
  readonly number: ArrayLike<number>;
  readonly sent: ArrayLike<number>;
  /** When one arrived; of no meaning where it is lost or under way. */
  readonly end: ArrayLike<number>;
  /** One of `LOOK`. */
  readonly look: ArrayLike<number>;
}

/** Acknowledgments in the order in which they were sent. */
export interface Answers {
  readonly sent: ArrayLike<number>;
  readonly arrival: ArrayLike<number>;
  /** How many right before it say the same. */
  readonly duplicates: ArrayLike<number>;
  /** They leave where packets come, and not where they are let go. */
  readonly leaveFirst?: boolean;
}

export interface Silence {
  readonly from: number;
  readonly to: number;
}

/** Packets that wait for order between their arrival and the end of their way. */
export interface Waits {
  /** When each is let go; NaN where that is not known. */
  readonly released: ArrayLike<number>;
  /** How many wait. */
  readonly level: Steps;
}

/** What is said at the end of a packet. */
export interface Remark {
  readonly packet: number;
  readonly words: string;
}

/** What the level under a flow is of, and what else is said of the chart. */
export interface FlowWords {
  readonly label: string;
  readonly title: string;
  /** The same on a phone. */
  readonly narrowTitle: string;
  /** Such as "Window", in "segments". */
  readonly level: string;
  readonly unit: string;
  readonly shownLevel: (value: number) => string;
  /** Where packets are let go, if they wait. */
  readonly releasedAt?: string;
  readonly hint: string;
  /** What the dashed level is of; by default the flow that is left alone. */
  readonly without?: string;
  /** Colour of packets that are overtaken, if another means something else where the chart stands. */
  readonly lateColor?: string;
}

export interface FlowScene {
  readonly packets: Packets;
  readonly answers: Answers;
  /** So many duplicates are taken for a loss. */
  readonly threshold: number;
  /** What lets packets out: a congestion window, or a rate. */
  readonly window: Steps;
  /** Of the flow that it is compared with; null where there is none. */
  readonly without: Steps | null;
  /** Of the same stretch of another scenario. */
  readonly kept?: Steps | undefined;
  /** The sender waits although there is more to send. */
  readonly silences: readonly Silence[];
  readonly waits?: Waits | undefined;
  /** When each packet was declared lost, which need not be true; NaN of the others. */
  readonly declared?: ArrayLike<number> | undefined;
}
