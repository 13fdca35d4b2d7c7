// How soon what is found is drawn: a figure at once, small pictures one after another, and what nobody sees when all
// has been still for a moment.

import { createContext } from 'react';

export const TurnContext = createContext<'at once' | 'in turn' | 'when still'>('at once');

/** A held key repeats faster, also on a slow machine (ms). */
const STILL = 150;

/** What each part has to draw: the newest only. */
const inTurn = new Map<string, () => void>();
const whenStill = new Map<string, () => void>();
let stillness: ReturnType<typeof setTimeout> | undefined;

/** Draws in a frame in which no other part of those that wait is drawn. */
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

/** The same, when nobody has asked for this for a moment. */
export function drawWhenStill(part: string, draw: () => void): void {
  whenStill.set(part, draw);
  clearTimeout(stillness);
  stillness = setTimeout(() => {
    for (const [each, drawEach] of whenStill) drawInTurn(each, drawEach);
    whenStill.clear();
  }, STILL);
}
