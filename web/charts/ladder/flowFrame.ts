// The layout of a flow's chart, in pixels of the chart.

import type { Range } from '../gestures/range.ts';
import { LINE_HEIGHT } from '../layout/text.ts';
import { linearScale, type Scale } from '../scales/scale.ts';
import type { LadderFrame } from './lanes.ts';
import { LANES_LEFT } from './lanes.ts';
import type { View } from './marks.ts';
import { AXIS } from './TimeAxis.tsx';

export interface FlowFrame extends LadderFrame {
  /** Heights of the two rails. */
  readonly sender: number;
  readonly receiver: number;
  /** Height of the line where packets are released in order; the receiver's rail where none wait. */
  readonly released: number;
  /** Top of the level's plot, which ends at the time axis. */
  readonly top: number;
  readonly isMini: boolean;
  /** The greatest level that is drawn. */
  readonly most: number;
}

/** Below this width (px) names have no column of their own. */
const NARROW_FLOW = 520;
const TICKS = 30;

interface FlowNeeds {
  /** The most packets that wait at once; null where none do. */
  waiting?: number | null;
  /** Width of the numbers beside the level (px). */
  ticks?: number;
  /** Number of packets in sight. */
  packets?: number;
  most?: number;
}

export function flowFrame(width: number, height: number, isMini: boolean, needs: FlowNeeds = {}): FlowFrame {
  const { waiting = null, ticks = TICKS, packets = 0, most = 1 } = needs;
  const isNarrow = isMini || width < NARROW_FLOW;
  const left = isMini ? 2 : isNarrow ? Math.max(TICKS, ticks) : LANES_LEFT;
  const right = width - (isMini ? 2 : 12);
  const sender = isMini ? 3 : LINE_HEIGHT + 28;
  const bottom = isMini ? Math.max(0, height - 2) : Math.max(sender + 60, height - AXIS);
  const below = isMini ? height : bottom - sender;
  const start = isMini ? 0 : sender;
  const released = Math.round(start + (isMini ? 0.56 : waiting !== null ? 0.58 : 0.46) * below);
  const receiver = waiting === null ? released : Math.round(start + (isMini ? 0.4 : 0.36) * below);
  const lanes = {
    ...{ top: 0, title: 16, levels: [], services: [], upper: sender, lower: receiver },
    numbers: isMini ? 'none' : packets > width / 3 ? 'few' : 'all',
    held: { top: receiver, height: released - receiver },
    rows: Math.max(1, waiting ?? 1),
    bottom: released,
  } as const;
  return {
    ...{ width, height, left, right, sender, receiver, released, bottom, isMini, isNarrow, most },
    top: released + (isMini ? 6 : LINE_HEIGHT + 8),
    diagrams: [lanes],
  };
}

export interface FlowView extends View {
  readonly range: Range;
  readonly y: (level: number) => number;
}

/**
 * The scale of the level, with room for words above the greatest level: more in a narrow chart, which has little room
 * beside.
 */
export function levelScale({ bottom, top, isNarrow, most }: FlowFrame): Scale {
  return linearScale([0, Math.max(1, most) * (isNarrow ? 1.4 : 1.08)], [bottom, top]);
}

export function flowView(frame: FlowFrame, view: View): FlowView {
  const y = levelScale(frame);
  return { ...view, range: [view.t0, view.t1], y: (level) => y(level) };
}
