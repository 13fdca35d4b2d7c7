// Runs simulations in steps of about 5 ms, so that a worker notices a cancellation within 8 ms. The simulation counts
// units of work and has no clock; the time of a unit is measured here.

import type { Running } from './calls.ts';

/** Length of a step in milliseconds. */
const STEP = 5;
/** Units in the first step: far less than 5 ms on any machine. */
const FIRST = 2000;
/** Largest growth of the budget from step to step, since the first units may be cheap. */
const GROWTH = 4;
const MOST = 2 ** 31;

export class Pace {
  /** Units per step, for each function. */
  readonly #budgets = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Runs one step; returns the share of the simulation that is done. */
  step(fn: string, running: Running): number {
    const budget = this.#budgets.get(fn) ?? FIRST;
    const since = this.#now();
    const done = running.step(Math.round(budget));
    const took = this.#now() - since;
    // the last step may end long before its budget is spent, so it tells nothing about speed
    if (done < 1) {
      const fitting = (budget * STEP) / Math.max(took, STEP / GROWTH);
      this.#budgets.set(fn, Math.min(Math.max(fitting, 1), MOST));
    }
    return done;
  }
}
