import { SIZING } from '../layout/useSize.ts';

export type Width = 'window' | 'column';

/** Of a column of a paper (mm). */
export const COLUMN_MM = 85;

/** Of the figure in it, in CSS pixels: with the margin around it its smallest letters, of 12 px, are 7 points large at that width. */
export const COLUMN = { width: 392, height: 320, padding: 10 } as const;

/** Laid out in one, drawn in the next. */
const FRAMES = 3;

const BEING_SIZED = `[data-loading="${SIZING}"]`;

/** What `make` gives while the figure is so wide: letters keep their size, and its marks move together. */
export async function inWidth<T>(width: Width, body: HTMLElement, make: () => Promise<T>): Promise<T> {
  if (width === 'window') return make();
  const before = body.style.cssText;
  body.style.inlineSize = `${COLUMN.width}px`;
  // what the figure's own style sheets do where it is narrow
  body.style.containerType = 'inline-size';
  // in the flow of a page a chart is as high as its width asks for
  if (body.closest('[data-staged]') !== null) {
    body.style.blockSize = `${COLUMN.height}px`;
    body.style.flex = 'none';
  }
  try {
    // on a busy machine what is drawn for the new width comes later than that
    for (let still = 0; still < FRAMES; still = body.querySelector(BEING_SIZED) === null ? still + 1 : 0)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return await make();
  } finally {
    body.style.cssText = before;
  }
}
