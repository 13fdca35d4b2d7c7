/** For each canvas, the function that draws it as SVG markup for exports. */
export const vectorLayers = new WeakMap<HTMLCanvasElement, () => string>();
