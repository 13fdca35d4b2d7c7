/** How to draw each canvas as vectors; exports look their canvases up here. */
export const vectorLayers = new WeakMap<HTMLCanvasElement, () => string>();
