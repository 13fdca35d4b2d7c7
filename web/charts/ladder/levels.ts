// Levels over time: the greatest in sight, and the area between two.

import { type Steps, stepIndex, stepValue } from '../scales/steps.ts';
import type { FlowScene } from './flow.ts';
import type { FlowView } from './flowFrame.ts';
import { px } from './lines.ts';

/** The area where `level` is below `without`, as an SVG path with a box for each stretch. */
export function missingLevel(without: Steps, level: Steps, { range, x, y }: FlowView): string {
  const times = [range[0], range[1]];
  for (const { times: own } of [without, level]) {
    for (let i = Math.max(0, stepIndex(own, range[0])); i < own.length && (own[i] ?? 0) < range[1]; i += 1) {
      if ((own[i] ?? 0) > range[0]) times.push(own[i] ?? 0);
    }
  }
  times.sort((a, b) => a - b);
  let path = '';
  for (let i = 0; i + 1 < times.length; i += 1) {
    const [from, to] = [times[i] ?? 0, times[i + 1] ?? 0];
    const [high, low] = [stepValue(without, from), stepValue(level, from)];
    if (!(high > low) || to === from) continue;
    path += `M${px(x(from))} ${px(y(high))}H${px(x(to))}V${px(y(low))}H${px(x(from))}Z`;
  }
  return path;
}

/** The greatest of all drawn levels in sight. */
export function mostLevel(
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

/** The highest and the lowest position of a level between two positions along the axis, in pixels from the top. */
export function levelIn(level: Steps, { range, x, y }: FlowView, from: number, to: number): [number, number] {
  const { times, values } = level;
  const at = Array.from(times, (time, i) => [x(time), values[i] ?? 0] as const)
    .filter(([place]) => place >= from && place <= to)
    .map(([, value]) => value);
  const places = [stepValue(level, range[0]), ...at].filter(Number.isFinite).map(y);
  return [Math.min(...places), Math.max(...places)];
}
