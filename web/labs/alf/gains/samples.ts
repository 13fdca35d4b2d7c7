// Gains as they come in: for each point, the values of its replications.

import { type Estimate, estimate } from '../../../sim/estimate.ts';

/** Gain of the completion time, gain of the mean ADU time. */
export type GainKind = 'completion' | 'latency';

export class GainSamples {
  readonly #values: Record<GainKind, Float64Array>;
  readonly #runs: number;

  constructor(points: number, runs: number) {
    const empty = () => new Float64Array(points * runs).fill(Number.NaN);
    this.#values = { completion: empty(), latency: empty() };
    this.#runs = runs;
  }

  /** Takes what `alf_gains` found for these points: two numbers each. */
  add(points: readonly number[], replication: number, gains: Float64Array): void {
    points.forEach((point, i) => {
      const at = point * this.#runs + replication;
      this.#values.completion[at] = gains[2 * i] ?? Number.NaN;
      this.#values.latency[at] = gains[2 * i + 1] ?? Number.NaN;
    });
  }

  /** Mean over the replications that are there, in their order; null where there is none yet. */
  mean(kind: GainKind, point: number): number | null {
    let sum = 0;
    let count = 0;
    const values = this.#values[kind];
    for (let at = point * this.#runs; at < (point + 1) * this.#runs; at += 1) {
      const value = values[at] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return count === 0 ? null : sum / count;
  }

  estimate(kind: GainKind, point: number): Estimate | null {
    const own = this.#values[kind].subarray(point * this.#runs, (point + 1) * this.#runs);
    const known = Array.from(own).filter((value) => !Number.isNaN(value));
    return known.length === 0 ? null : estimate(known);
  }
}
