// Lines and bands as SVG paths. D3's generators would add 3 kB to every first load (docs/decisions/what-d3-does.md).

/** Positions in pixels; NaN for a missing point. */
type Places = ArrayLike<number>;

/** Two decimals are finer than any screen. */
function point(x: number, y: number): string {
  return `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`;
}

/** The runs of points without a gap, as [from, to): a missing point breaks the path. */
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

/** Straight lines from point to point; a single point between two gaps gives no line. */
export function linePath(xs: Places, ys: Places): string {
  return runs(xs.length, (i) => Number.isFinite(xs[i]) && Number.isFinite(ys[i]))
    .filter(([from, to]) => to - from > 1)
    .map((run) => `M${points(run, xs, ys).join('L')}`)
    .join('');
}

/** The area between two lines as an SVG path. */
export function bandPath(xs: Places, low: Places, high: Places): string {
  const isThere = (i: number) => [xs, low, high].every((list) => Number.isFinite(list[i]));
  return runs(xs.length, isThere)
    .map((run) => `M${[...points(run, xs, high), ...points(run, xs, low).reverse()].join('L')}Z`)
    .join('');
}
