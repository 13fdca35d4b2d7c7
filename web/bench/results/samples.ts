// Measures at the points of a figure, collected as replications are computed.

import { type Estimate, estimate } from '../../sim/estimate.ts';

export class Samples<M extends string = string> {
  readonly #measures: readonly M[];
  readonly #runs: number;
  /** Ordered by point, then replication, then measure. */
  readonly #values: Float64Array;
  /** 1 once a replication of a point has arrived. */
  readonly #known: Uint8Array;

  constructor(measures: readonly M[], points: number, runs: number) {
    this.#measures = measures;
    this.#runs = runs;
    this.#values = new Float64Array(points * runs * measures.length);
    this.#known = new Uint8Array(points * runs);
  }

  /** Adds one replication of these points: one row each, one column per measure. */
  add(points: readonly number[], replication: number, rows: Float64Array): void {
    const width = this.#measures.length;
    points.forEach((point, i) => {
      const at = point * this.#runs + replication;
      this.#values.set(rows.subarray(i * width, (i + 1) * width), at * width);
      this.#known[at] = 1;
    });
  }

  /** Number of replications of a point that have arrived. */
  count(point: number): number {
    const known = this.#known.subarray(point * this.#runs, (point + 1) * this.#runs);
    return known.reduce((sum, one) => sum + one, 0);
  }

  /** The measure in one replication of a point; NaN if it has not arrived. */
  value(measure: M, point: number, replication: number): number {
    const at = point * this.#runs + replication;
    if (this.#known[at] !== 1) return Number.NaN;
    return this.#values[at * this.#measures.length + this.#measures.indexOf(measure)] ?? Number.NaN;
  }

  /** Mean over the replications so far, summed in their order; null if there is none yet. */
  mean(measure: M, point: number): number | null {
    const column = this.#measures.indexOf(measure);
    let sum = 0;
    let count = 0;
    for (let at = point * this.#runs; at < (point + 1) * this.#runs; at += 1) {
      if (this.#known[at] !== 1) continue;
      const value = this.#values[at * this.#measures.length + column] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return count === 0 ? null : sum / count;
  }

  /** Mean with its 95% interval; null if there is no replication yet. */
  estimate(measure: M, point: number): Estimate | null {
    const column = this.#measures.indexOf(measure);
    const known: number[] = [];
    for (let at = point * this.#runs; at < (point + 1) * this.#runs; at += 1) {
      if (this.#known[at] === 1) known.push(this.#values[at * this.#measures.length + column] ?? Number.NaN);
    }
    return known.length === 0 ? null : estimate(known);
  }

  /** The measure at a point minus that at another, paired over the replications that both have; `of` are the other point's samples. */
  difference(measure: M, point: number, other: number, of: Samples<M> = this): Estimate | null {
    const known = Array.from(
      { length: Math.min(this.#runs, of.#runs) },
      (_, run) => this.value(measure, point, run) - of.value(measure, other, run),
    ).filter((value) => !Number.isNaN(value));
    return known.length === 0 ? null : estimate(known);
  }
}
