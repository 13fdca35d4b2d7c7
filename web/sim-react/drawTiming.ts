// When results are drawn: in the large figure at once, in small pictures one after another, and out of sight when
// nothing has changed for a moment.

import { createContext } from 'react';

export const DrawTimingContext = createContext<'at once' | 'in turn' | 'when still'>('at once');

/** Time without a change; longer than the interval at which a held key repeats, also on a slow machine (ms). */
const STILL = 150;

/** The newest drawing of each waiting part. */
const inTurn = new Map<string, () => void>();
const whenStill = new Map<string, () => void>();
let stillness: ReturnType<typeof setTimeout> | undefined;

/** Draws a part in a frame of its own among the waiting parts. */
export function drawInTurn(part: string, draw: () => void): void {
  if (inTurn.size === 0) requestAnimationFrame(next);
  inTurn.set(part, draw);
}

function next(): void {
  for (const [part, draw] of inTurn) {
    inTurn.delete(part);
    draw();
    break;
  }
  if (inTurn.size > 0) requestAnimationFrame(next);
}

/** As `drawInTurn`, once nobody has called this for a moment. */
export function drawWhenStill(part: string, draw: () => void): void {
  whenStill.set(part, draw);
  clearTimeout(stillness);
  stillness = setTimeout(() => {
    for (const [each, drawEach] of whenStill) drawInTurn(each, drawEach);
    whenStill.clear();
  }, STILL);
}
