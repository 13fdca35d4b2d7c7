// How much of a running simulation is done at a time: about as much as takes 5 ms, so that a worker hears a
// cancellation within 8. The simulation counts units of work and has no clock; what a unit takes is measured here.

import type { Running } from './calls.ts';

/** Milliseconds of a step. */
const STEP = 5;
/** Units of the first step: far less than 5 ms on any machine. */
const FIRST = 2000;
/** From one step to the next a budget grows by this much at most: the first units may be cheap ones. */
const GROWTH = 4;
const MOST = 2 ** 31;

export class Pace {
  /** What a step may take, for each function. */
  readonly #budgets = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** One step; gives the share of the simulation that is done. */
  step(fn: string, running: Running): number {
    const budget = this.#budgets.get(fn) ?? FIRST;
    const since = this.#now();
    const done = running.step(Math.round(budget));
    const took = this.#now() - since;
    // the end may come long before the budget is spent, and says nothing
    if (done < 1) {
      const fitting = (budget * STEP) / Math.max(took, STEP / GROWTH);
      this.#budgets.set(fn, Math.min(Math.max(fitting, 1), MOST));
    }
    return done;
  }
}
