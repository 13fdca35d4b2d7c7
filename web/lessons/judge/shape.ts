// The kind of a drawn curve, which is told by itself: nothing that was measured is needed to put a class's sketches into groups.

import type { SketchQuestion } from '../read/lesson.ts';
import { CLOSE } from './sketch.ts';

export const SHAPES = [
  'Rises',
  'Falls',
  'Rises, then falls',
  'Falls, then rises',
  'Turns more than once',
  'Hardly changes',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Smaller turns are those of a hand. */
export function shapeOf(
  heights: readonly number[],
  { low, high }: Pick<SketchQuestion, 'low' | 'high'>,
): Shape {
  const ways = waysOf(heights, CLOSE * (high - low));
  const [first, second] = ways;
  if (first === undefined) return 'Hardly changes';
  if (ways.length > 2) return 'Turns more than once';
  if (second === undefined) return first > 0 ? 'Rises' : 'Falls';
  return first > 0 ? 'Rises, then falls' : 'Falls, then rises';
}

/** The ways that the curve goes one after the other, each by more than so much. */
function waysOf(heights: readonly number[], least: number): number[] {
  const ways: number[] = [];
  // the lowest and the highest place since the last turn
  let [lowest, highest] = [heights[0] ?? 0, heights[0] ?? 0];
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
    const way = height - lowest > least ? 1 : highest - height > least ? -1 : 0;
    if (way === 0) continue;
    if (ways.at(-1) !== way) ways.push(way);
    // from here on only the other way is a turn
    if (way > 0) lowest = highest = height;
    else highest = lowest = height;
  }
  return ways;
}
