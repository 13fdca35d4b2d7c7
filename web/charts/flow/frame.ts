// Where everything of a flow's chart stands, in pixels of the chart.

import type { Range } from '../frame/range.ts';
import { linearScale, type Scale } from '../frame/scale.ts';
import { LINE_HEIGHT } from '../frame/text.ts';

export interface FlowFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** The two ends of the flow. */
  readonly sender: number;
  readonly receiver: number;
  /** Where packets are let go that wait for order; the receiver’s line where none do. */
  readonly released: number;
  /** The plot of the window. */
  readonly top: number;
  readonly bottom: number;
  readonly isMini: boolean;
  /** A phone: names stand over the lines that they name. */
  readonly isNarrow: boolean;
}

/** Below this width names have no column of their own. */
const NARROW = 520;
const NAMES = 68;
const TICKS = 30;

export function flowFrame(
  width: number,
  height: number,
  isMini: boolean,
  { hasWaits = false, ticks = TICKS } = {},
): FlowFrame {
  if (isMini) {
    const released = Math.round(height * 0.56);
    const receiver = hasWaits ? Math.round(height * 0.4) : released;
    return {
      ...{ width, height, left: 2, right: width - 2, sender: 3, receiver, released },
      ...{ top: released + 6, bottom: Math.max(0, height - 2), isMini, isNarrow: true },
    };
  }
  const isNarrow = width < NARROW;
  const sender = LINE_HEIGHT + 28;
  const bottom = Math.max(sender + 60, height - 2 * LINE_HEIGHT - 10);
  const released = Math.round(sender + (hasWaits ? 0.58 : 0.46) * (bottom - sender));
  const receiver = hasWaits ? Math.round(sender + 0.36 * (bottom - sender)) : released;
  return {
    ...{
      width,
      height,
      left: isNarrow ? Math.max(TICKS, ticks) : NAMES,
      right: width - 12,
      sender,
      receiver,
      released,
    },
    ...{ top: released + LINE_HEIGHT + 8, bottom, isMini, isNarrow },
  };
}

export interface FlowView {
  readonly range: Range;
  readonly x: (time: number) => number;
  readonly y: (window: number) => number;
  /** The greatest window that is drawn. */
  readonly most: number;
}

/** Over the greatest level there is room for its name, and more of it where little stands beside. */
export function levelScale({ bottom, top, isNarrow }: FlowFrame, most: number): Scale {
  return linearScale([0, Math.max(1, most) * (isNarrow ? 1.4 : 1.08)], [bottom, top]);
}

export function flowView(frame: FlowFrame, range: Range, most: number): FlowView {
  const x = linearScale([range[0], range[1]], [frame.left, frame.right]);
  const y = levelScale(frame, most);
  return { range, x: (time) => x(time), y: (window) => y(window), most };
}
