// When a pool looks after its workers: again and again while there are jobs, and once when there have been none for a while.

export interface Watching {
  /** Between two checks while there are jobs (ms). */
  readonly every: number;
  readonly check: () => void;
  /** After this long without a job (ms) ... */
  readonly rest: number;
  /** ... the workers' memory is freed. */
  readonly giveBack: () => void;
}

export class Watch {
  readonly #of: Watching;
  #checks: ReturnType<typeof setInterval> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(of: Watching) {
    this.#of = of;
  }

  /** Checks the workers while there are jobs, and frees their memory if there have been none for a while. */
  keep(isIdle: boolean): void {
    clearTimeout(this.#rest);
    if (isIdle) {
      clearInterval(this.#checks);
      this.#checks = undefined;
      this.#rest = setTimeout(this.#of.giveBack, this.#of.rest);
    } else {
      this.#checks ??= setInterval(this.#of.check, this.#of.every);
    }
  }
}
