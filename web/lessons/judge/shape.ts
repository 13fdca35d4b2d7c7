// The shape of a drawn curve. It needs no measured curve, so a class's sketches can be grouped before the answer is shown.

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
type Shape = (typeof SHAPES)[number];

/** The shape of a curve; turns smaller than CLOSE of the axis are ignored, because a hand is not precise. */
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

/** The directions of the curve one after another (1 up, -1 down), each for a change of more than `least`. */
function waysOf(heights: readonly number[], least: number): number[] {
  const ways: number[] = [];
  // the lowest and the highest value since the last turn
  let [lowest, highest] = [heights[0] ?? 0, heights[0] ?? 0];
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
    const way = height - lowest > least ? 1 : highest - height > least ? -1 : 0;
    if (way === 0) continue;
    if (ways.at(-1) !== way) ways.push(way);
    // restarts at this height: the next turn is a change in the other direction
    if (way > 0) lowest = highest = height;
    else highest = lowest = height;
  }
  return ways;
}
