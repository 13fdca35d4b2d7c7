export type Width = 'window' | 'column';

/** Of a column of a paper, in CSS pixels: at 85 mm its letters of 16 px are as large as the paper's own, 8 points. */
const COLUMN = { width: 440, height: 330 } as const;

/** Laid out in one, drawn in the next. */
const FRAMES = 3;

/** What `make` gives while the figure is so wide: letters keep their size, and its marks move together. */
export async function inWidth<T>(width: Width, body: HTMLElement, make: () => Promise<T>): Promise<T> {
  if (width === 'window') return make();
  const before = body.style.cssText;
  body.style.inlineSize = `${COLUMN.width}px`;
  // in the flow of a page a chart is as high as its width asks for
  if (body.closest('[data-staged]') !== null) {
    body.style.blockSize = `${COLUMN.height}px`;
    body.style.flex = 'none';
  }
  try {
    for (let frame = 0; frame < FRAMES; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return await make();
  } finally {
    body.style.cssText = before;
  }
}
