// Places the words about a mark above the sender's rail, where nothing waits or has changed.

import type { ReadAt } from '../frame/Reading.tsx';
import type { Point } from '../gestures/point.ts';
import { GAP, headingWidths } from './headings.ts';
import type { LadderFrame } from './lanes.ts';
import type { Hit, Scene } from './scene.ts';

/** Room for the messages' numbers between the words and the rail (px). */
const NUMBERS = 20;

/** Beside the heading of the diagram, as near to the pointer as that allows. */
export function tipPlace(
  scene: Scene,
  frame: LadderFrame,
  { diagram }: Hit,
  { x }: Point,
): Pick<ReadAt, 'x' | 'y' | 'rows' | 'isBoxed' | 'isAbove'> {
  const heading = frame.left + (headingWidths(scene, frame)[diagram] ?? 0) + GAP;
  const upper = frame.diagrams[diagram]?.upper ?? 0;
  return { x: Math.max(x, heading), y: upper - NUMBERS, rows: [], isBoxed: true, isAbove: true };
}
