import type { Matrix } from '../scales/matrix.ts';
import type { Arrival } from '../sequence/crossings.ts';

// Data for the gallery, made from formulas: they resemble the laboratories' figures but are no results.

export function span(from: number, to: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** Evenly spread numbers in [0, 1) that look random but are the same in every picture. */
export function pseudo(i: number): number {
  const wild = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
}

export function gain(ta: number, loss: number): number {
  const n = 1 / Math.max(0.01, loss);
  const rise = 1 / (1 + Math.exp(-(ta - 3) / 1.6));
  const fall = 1 / (1 + Math.exp((ta - 14 - 40 * loss) / (4 + 18 * loss)));
  return (0.05 + 2.6 * loss * Math.exp(-0.9 * loss)) * rise * fall - 0.012 * Math.sin(ta / 2 + n);
}

export function gainMatrix(columns: number, rows: number, low = 0): Matrix {
  const x = span(0, 60, columns);
  const y = span(0, 0.5, rows);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = gain(x[column] ?? 0, y[row] ?? 0) + low;
    }
  }
  return { x, y, values };
}

export function occupancy(steps: number, level: number, roughness: number) {
  const times = new Float64Array(steps);
  const values = new Float64Array(steps);
  let time = 0;
  for (let i = 0; i < steps; i++) {
    time += 12_000 / steps;
    times[i] = time * (0.98 + 0.02 * pseudo(i));
    const wave = Math.max(0, Math.sin((time / 12_000) * 19)) ** 3;
    values[i] = Math.max(0, Math.round(level * (0.2 + roughness * wave + 0.5 * pseudo(i * 3))));
  }
  times[0] = 0;
  return { times, values };
}

export function reorderDensity(spread: number, skew: number) {
  const from = -60;
  const values = Float64Array.from({ length: 121 }, (_, i) => {
    const k = i + from;
    return Math.exp(-Math.abs(k) / (k > 0 ? spread * skew : spread)) * (k === 0 ? 6 : 1);
  });
  const total = values.reduce((sum, value) => sum + value, 0);
  return { from, values: values.map((value) => value / total) };
}

export function arrivalOrder(count: number): { sent: number[]; arrivals: Arrival[] } {
  const sent = Array.from({ length: count }, (_, i) => i + 1);
  const order = sent
    .filter((n) => n % 11 !== 4)
    .flatMap((n) => (n % 13 === 6 ? [n, n] : [n]))
    .map((n, i) => ({ n, at: n + (pseudo(i + 5) > 0.78 ? 3.4 + 3 * pseudo(i) : 0) + 0.001 * i }))
    .sort((a, b) => a.at - b.at)
    .map(({ n }) => n);
  let next = 0;
  const seen = new Set<number>();
  const arrivals = order.map((sequence): Arrival => {
    const kind = seen.has(sequence) ? 'duplicate' : sequence < next ? 'reordered' : 'in-order';
    seen.add(sequence);
    next = Math.max(next, sequence + 1);
    return { sequence, kind };
  });
  return { sent, arrivals };
}
