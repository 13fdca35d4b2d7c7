import type { Scale } from '../scales/scale.ts';

/** The outline of a histogram as an SVG path: a step at each bin, down to the base at both ends and over empty bins. */
export function outlinePath(
  edges: ArrayLike<number>,
  counts: ArrayLike<number>,
  x: Scale,
  y: Scale,
  base: number,
): string {
  let path = `M${x(edges[0] ?? 0).toFixed(1)} ${base.toFixed(1)}`;
  for (let i = 0; i < counts.length; i++) {
    const top = barTop(counts[i] ?? 0, y, base);
    path += `V${top.toFixed(1)}H${x(edges[i + 1] ?? 0).toFixed(1)}`;
  }
  return `${path}V${base.toFixed(1)}`;
}

/**
 * Top of a bar (px). On a logarithmic axis, which has no zero, empty bins lie on the base and small ones never below
 * it.
 */
export function barTop(count: number, y: Scale, base: number): number {
  if (!(count > 0)) return base;
  const at = y(count);
  return Number.isFinite(at) ? Math.min(base, at) : base;
}

/** Lower end of a logarithmic count axis: below the smallest positive value, so that its bar is visible. */
export function logFloor(lists: readonly ArrayLike<number>[]): number {
  let least = Infinity;
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const value = list[i] ?? 0;
      if (value > 0 && value < least) least = value;
    }
  }
  return Number.isFinite(least) ? 10 ** Math.floor(Math.log10(least / 1.5)) : 1e-3;
}

export function binIndex(edges: ArrayLike<number>, value: number): number {
  const last = edges.length - 1;
  if (last < 1 || value < (edges[0] ?? 0) || value > (edges[last] ?? 0)) return -1;
  let i = 0;
  while (i < last - 1 && value >= (edges[i + 1] ?? 0)) i++;
  return i;
}
