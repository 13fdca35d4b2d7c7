/** How each canvas says what it shows in vectors; an export looks its canvases up here. */
export const vectorLayers = new WeakMap<HTMLCanvasElement, () => string>();
