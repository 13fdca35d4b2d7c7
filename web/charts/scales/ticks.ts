import { format } from 'd3-format';
import type { AxisSpec } from './axis.ts';
import type { Scale } from './scale.ts';

export interface Tick {
  value: number;
  /** Position along the axis, in pixels of the scale's range. */
  at: number;
  label: string;
}

/** Space that a label takes along the axis: its width on a horizontal axis, its height on a vertical one. */
type LabelExtent = (label: string) => number;

/** Whether no two labels, each centred on its tick, come closer than `gap`. */
function ticksFit(ticks: readonly Tick[], extent: LabelExtent, gap: number): boolean {
  const boxes = ticks
    .map(({ at, label }) => ({ from: at - extent(label) / 2, to: at + extent(label) / 2 }))
    .sort((a, b) => a.from - b.from);
  return boxes.every((box, i) => i === 0 || box.from - (boxes[i - 1]?.to ?? 0) >= gap);
}

/**
 * As many round-valued ticks as fit without overlapping labels. One number alone gives no scale: where only one of a
 * few would fit, the first and the last stand there.
 */
export function axisTicks(axis: AxisSpec, scale: Scale, extent: LabelExtent, gap: number, most = 9): Tick[] {
  if (axis.ticks !== undefined) return givenTicks(axis.ticks, scale, extent, gap, most);
  const candidates = axis.scale === 'log' ? logCandidates(axis, scale) : linearCandidates(axis, scale, most);
  let one: Tick[] = [];
  let ends: Tick[] = [];
  for (const ticks of candidates) {
    const [first, last] = [ticks[0], ticks.at(-1)];
    if (first === undefined || last === undefined) continue;
    one = [first];
    if (first === last) continue;
    if (ticks.length <= most && ticksFit(ticks, extent, gap)) return ticks;
    ends = [first, last];
  }
  return ends.length > 0 && ticksFit(ends, extent, gap) ? ends : one;
}

/** The ticks that the axis itself names, as many as lie on it and have room. */
function givenTicks(
  given: NonNullable<AxisSpec['ticks']>,
  scale: Scale,
  extent: LabelExtent,
  gap: number,
  most: number,
): Tick[] {
  const [low, high] = scale.domain;
  const taken: Tick[] = [];
  for (const { value, label } of given) {
    if (value < low || value > high || taken.length >= most) continue;
    const tick = { value, at: scale(value), label };
    if (ticksFit([...taken, tick], extent, gap)) taken.push(tick);
  }
  return taken.sort((a, b) => a.value - b.value);
}

function* linearCandidates(axis: AxisSpec, scale: Scale, most: number): Generator<Tick[]> {
  for (let count = most; count >= 1; count--) {
    // with steps of 0.5, of which only whole values are kept, d3 would print a decimal
    const label = scale.tickFormat(count, axis.format ?? (axis.integer ? ',d' : undefined));
    yield scale
      .ticks(count)
      .filter((value) => !axis.integer || Number.isInteger(value))
      .map((value) => ({
        value,
        at: scale(value),
        label: value === 0 ? label(0).replace('+', '') : label(value),
      }));
  }
}

function* logCandidates(axis: AxisSpec, scale: Scale): Generator<Tick[]> {
  const [low, high] = scale.domain;
  const label = format(axis.format ?? ',~g');
  const from = Math.floor(Math.log10(low) + 1e-9);
  const to = Math.ceil(Math.log10(high) - 1e-9);
  // Try 1-2-5 per decade, then 1-3, then powers of ten only.
  const steps: [number[], number][] = [
    [[1, 2, 5], 1],
    [[1, 3], 1],
    [[1], 1],
    [[1], 2],
    [[1], 3],
    [[1], 6],
  ];
  for (const [mantissas, stride] of steps) {
    const ticks: Tick[] = [];
    for (let decade = from; decade <= to; decade += stride) {
      for (const mantissa of mantissas) {
        // Parsed from text, so that 1e-3 is exactly 0.001.
        const value = Number(`${mantissa}e${decade}`);
        if (value < low * (1 - 1e-9) || value > high * (1 + 1e-9)) continue;
        ticks.push({ value, at: scale(value), label: label(value) });
      }
    }
    if (ticks.length > 1 || stride > 1) yield ticks;
  }
}
