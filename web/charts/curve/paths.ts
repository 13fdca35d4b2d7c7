// Lines and bands as SVG paths. The library's generators would bring its arcs, pies and splines into the first load.

/** Positions on the screen; NaN where there is no point. */
type Places = ArrayLike<number>;

/** Two digits are finer than any screen. */
function point(x: number, y: number): string {
  return `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;
}

/** The runs of places that are there, as [from, to): what is missing between them breaks the path. */
function runs(count: number, isThere: (i: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let i = 0; i <= count; i += 1) {
    if (i < count && isThere(i)) continue;
    if (i > from) found.push([from, i]);
    from = i + 1;
  }
  return found;
}

function points([from, to]: readonly [number, number], xs: Places, ys: Places): string[] {
  return Array.from({ length: to - from }, (_, k) => point(xs[from + k] ?? 0, ys[from + k] ?? 0));
}

/** Straight from point to point; a point between two gaps makes no line. */
export function linePath(xs: Places, ys: Places): string {
  return runs(xs.length, (i) => Number.isFinite(xs[i]) && Number.isFinite(ys[i]))
    .filter(([from, to]) => to - from > 1)
    .map((run) => `M${points(run, xs, ys).join('L')}`)
    .join('');
}

/** The room between two lines. */
export function bandPath(xs: Places, low: Places, high: Places): string {
  const isThere = (i: number) => [xs, low, high].every((list) => Number.isFinite(list[i]));
  return runs(xs.length, isThere)
    .map((run) => `M${[...points(run, xs, high), ...points(run, xs, low).reverse()].join('L')}Z`)
    .join('');
}
