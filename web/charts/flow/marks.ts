// Lines of a flow's chart: many packets are one path for each look.

import type { Steps } from '../frame/steps.ts';
import { stepIndex, stepValue } from '../frame/steps.ts';
import type { FlowFrame, FlowView } from './frame.ts';
import { type Answers, type FlowScene, inSight, LOOK } from './scene.ts';

export interface Line {
  /** Of the packet. */
  readonly i: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** What is lost ends on its way. */
const LOST_AT = 0.6;

export function packetLine(scene: FlowScene, frame: FlowFrame, view: FlowView, i: number): Line {
  const { sent, end, look } = scene.packets;
  const [from, to] = [sent[i] ?? 0, end[i] ?? Number.NaN];
  const { sender, receiver, right } = frame;
  const [x1, y1] = [view.x(from), sender];
  if (look[i] === LOOK.lost) return { i, x1, y1, x2: view.x(to), y2: sender + LOST_AT * (receiver - sender) };
  if (Number.isNaN(to)) return { i, x1, y1, x2: right, y2: sender + 0.5 * (receiver - sender) };
  return { i, x1, y1, x2: view.x(to), y2: receiver };
}

export function answerLine(
  { sent, arrival, leaveFirst }: Answers,
  frame: FlowFrame,
  view: FlowView,
  i: number,
): Line {
  const from = leaveFirst === true ? frame.receiver : frame.released;
  const { sender } = frame;
  return { i, x1: view.x(sent[i] ?? 0), y1: from, x2: view.x(arrival[i] ?? 0), y2: sender };
}

/** From the arrival of a packet to where it is let go; null where that is not known, or there is no wait. */
export function waitLine(scene: FlowScene, frame: FlowFrame, view: FlowView, i: number): Line | null {
  const [from, to] = [scene.packets.end[i] ?? Number.NaN, scene.waits?.released[i] ?? Number.NaN];
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return { i, x1: view.x(from), y1: frame.receiver, x2: view.x(to), y2: frame.released };
}

export function pathOf(lines: readonly Line[]): string {
  return lines.map(({ x1, y1, x2, y2 }) => `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`).join('');
}

function px(value: number): string {
  return value.toFixed(1);
}

/** Packets in sight by their looks. */
export function packetsByLook(scene: FlowScene, { range }: FlowView): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const i of inSight(scene.packets, range)) {
    const look = scene.packets.look[i] ?? 0;
    const group = groups.get(look);
    if (group) group.push(i);
    else groups.set(look, [i]);
  }
  return groups;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly isLast: boolean;
}

/** Room that a disc takes (px). */
export const DISC = 18;
/** So many discs stand one below the other on their way before there is no room for one. */
const DEEP = 5;

/**
 * Duplicates where they arrive, up to the one that is taken for a loss. That one is always there; another that has no
 * room beside it stands further down on its own line.
 */
export function duplicateDiscs(scene: FlowScene, frame: FlowFrame, view: FlowView): Disc[] {
  const { answers, threshold } = scene;
  const found: { readonly line: Line; readonly count: number }[] = [];
  for (let i = 0; i < answers.arrival.length; i += 1) {
    const count = answers.duplicates[i] ?? 0;
    const at = answers.arrival[i] ?? 0;
    if (count < 1 || count > threshold || at < view.range[0] || at > view.range[1]) continue;
    found.push({ line: answerLine(answers, frame, view, i), count });
  }
  const kept: Disc[] = [];
  // the ones that decide have their place first, and then the ones right before them
  for (const { line, count } of found.sort((a, b) => b.count - a.count)) {
    for (let down = 0; down < DEEP; down += 1) {
      const y = frame.sender + 14 + down * DISC;
      const share = (y - line.y1) / (line.y2 - line.y1);
      const x = down === 0 ? line.x2 : line.x1 + share * (line.x2 - line.x1);
      const isFree = kept.every((other) => Math.hypot(other.x - x, other.y - y) >= DISC);
      if (!isFree || x < frame.left || y > frame.released - DISC) continue;
      kept.push({ x, y, count, isLast: count === threshold });
      break;
    }
  }
  return kept;
}

/** Numbers over the sender's line: those that matter first, as many as there is room for. */
export function shownNumbers(
  scene: FlowScene,
  view: FlowView,
  width: (text: string) => number,
  isFirst: (i: number) => boolean,
): { readonly i: number; readonly x: number; readonly text: string }[] {
  const { number, sent, look } = scene.packets;
  const inside = inSight(scene.packets, view.range).filter((i) => (sent[i] ?? 0) >= view.range[0]);
  const weight = (i: number) => (isFirst(i) ? 0 : IMPORTANCE[look[i] ?? 0]) ?? 9;
  const kept: { i: number; x: number; text: string; half: number }[] = [];
  for (const i of inside.sort((a, b) => weight(a) - weight(b) || a - b)) {
    const text = `${number[i] ?? 0}`;
    const [x, half] = [view.x(sent[i] ?? 0), width(text) / 2 + 3];
    if (kept.every((other) => Math.abs(other.x - x) >= other.half + half)) kept.push({ i, x, text, half });
  }
  return kept;
}

const IMPORTANCE = [4, 4, 1, 1, 2, 1, 4];

/** What lies between two windows where the second is the smaller one: a box for each stretch. */
export function missingWindow(without: Steps, window: Steps, { range, x, y }: FlowView): string {
  const times = [range[0], range[1]];
  for (const { times: own } of [without, window]) {
    for (let i = Math.max(0, stepIndex(own, range[0])); i < own.length && (own[i] ?? 0) < range[1]; i += 1) {
      if ((own[i] ?? 0) > range[0]) times.push(own[i] ?? 0);
    }
  }
  times.sort((a, b) => a - b);
  let path = '';
  for (let i = 0; i + 1 < times.length; i += 1) {
    const [from, to] = [times[i] ?? 0, times[i + 1] ?? 0];
    const [high, low] = [stepValue(without, from), stepValue(window, from)];
    if (!(high > low) || to === from) continue;
    path += `M${px(x(from))} ${px(y(high))}H${px(x(to))}V${px(y(low))}H${px(x(from))}Z`;
  }
  return path;
}

/** The greatest window in sight, of all that are drawn. */
export function mostWindow(
  { window, without, kept }: FlowScene,
  [from, to]: readonly [number, number],
): number {
  let most = 0;
  for (const steps of [window, without, kept]) {
    if (!steps) continue;
    for (let i = Math.max(0, stepIndex(steps.times, from)); i < steps.times.length; i += 1) {
      if ((steps.times[i] ?? 0) > to) break;
      most = Math.max(most, steps.values[i] ?? 0);
    }
  }
  return most;
}
