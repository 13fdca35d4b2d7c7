import { SIZING } from '../layout/useSize.ts';

export type Width = 'window' | 'column';

/** Width of a column of a paper (mm). */
export const COLUMN_MM = 85;

/**
 * Size of a figure for such a column, in CSS pixels: with the padding, its smallest letters (12 px) are 7 points high
 * in the column.
 */
export const COLUMN = { width: 392, height: 320, padding: 10 } as const;

/** Frames to wait: the figure is laid out in one and drawn in the next. */
const FRAMES = 3;

const BEING_SIZED = `[data-loading="${SIZING}"]`;

/**
 * Calls `make` while the figure has this width, and restores its own: letters keep their size while the marks move
 * together.
 */
export async function makeInWidth<T>(width: Width, body: HTMLElement, make: () => Promise<T>): Promise<T> {
  if (width === 'window') return make();
  const before = body.style.cssText;
  body.style.inlineSize = `${COLUMN.width}px`;
  // makes the figure's style sheets apply their rules for narrow figures
  body.style.containerType = 'inline-size';
  // in the flow of a page a chart's height follows from its width; on the stage it is set here
  if (body.closest('[data-staged]') !== null) {
    body.style.blockSize = `${COLUMN.height}px`;
    body.style.flex = 'none';
  }
  try {
    // on a busy machine the drawing for the new width may take longer
    for (let still = 0; still < FRAMES; still = body.querySelector(BEING_SIZED) === null ? still + 1 : 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return await make();
  } finally {
    body.style.cssText = before;
  }
}
