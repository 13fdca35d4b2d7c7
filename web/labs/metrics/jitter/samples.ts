// Points of the curves as they come in, and in which order they are asked for.

import { type Estimate, estimate } from '../../../sim/estimate.ts';
import { passes } from '../../../sim/order.ts';
import type { LawId } from './laws.ts';
import { COLUMNS } from './point.ts';

/** A call: some jitters of one law, for a worker draws anew when the law changes. */
interface CurvePart {
  readonly law: number;
  readonly points: readonly number[];
}

/** One law against jitter, as far as it is known; the points that are missing do not break the line. */
export interface LawCurve {
  readonly law: LawId;
  readonly jitters: Float64Array;
  readonly md: readonly Estimate[];
  readonly entropy: readonly Estimate[];
  /** Packets beyond the threshold, mean over replications. */
  readonly beyond: Float64Array;
}

/** Every eighth jitter of all laws first, then every fourth, and so on. */
export function curveParts(laws: number, jitters: number, perCall: number): CurvePart[] {
  const parts: CurvePart[] = [];
  for (const points of passes(jitters)) {
    for (let law = 0; law < laws; law += 1) {
      for (let from = 0; from < points.length; from += perCall) {
        parts.push({ law, points: points.slice(from, from + perCall) });
      }
    }
  }
  return parts;
}

export class JitterSamples {
  readonly #values: Float64Array;
  readonly #jitters: number;
  readonly #runs: number;

  constructor(laws: number, jitters: number, runs: number) {
    this.#values = new Float64Array(laws * jitters * runs * COLUMNS).fill(Number.NaN);
    this.#jitters = jitters;
    this.#runs = runs;
  }

  /** Takes the rows that `metrics_jitter_curve` gave for a part. */
  add({ law, points }: CurvePart, run: number, rows: Float64Array): void {
    points.forEach((point, i) => {
      this.#values.set(rows.subarray(i * COLUMNS, (i + 1) * COLUMNS), this.#at(law, point, run));
    });
  }

  curve(law: LawId, at: number, jitters: readonly number[]): LawCurve {
    const known = jitters.flatMap((jitter, point) => {
      const samples = this.#replications(at, point);
      return samples.length === 0 ? [] : [{ jitter, samples }];
    });
    const column = (of: number) =>
      known.map(({ samples }) => estimate(samples.map((row) => row[of] ?? Number.NaN)));
    return {
      law,
      jitters: Float64Array.from(known, ({ jitter }) => jitter),
      md: column(0),
      entropy: column(1),
      beyond: Float64Array.from(column(5), ({ mean }) => mean),
    };
  }

  #replications(law: number, point: number): Float64Array[] {
    const rows: Float64Array[] = [];
    for (let run = 0; run < this.#runs; run += 1) {
      const from = this.#at(law, point, run);
      const row = this.#values.subarray(from, from + COLUMNS);
      if (!Number.isNaN(row[0])) rows.push(row);
    }
    return rows;
  }

  #at(law: number, point: number, run: number): number {
    return ((law * this.#jitters + point) * this.#runs + run) * COLUMNS;
  }
}
