// Calls a pool's checks of its workers: repeatedly while there are jobs, and once when there have been none for a while.

interface WatchOptions {
  /** Time between two checks while there are jobs (ms). */
  readonly every: number;
  readonly check: () => void;
  /** Time without a job (ms) after which ... */
  readonly rest: number;
  /** ... the memory of the workers is freed. */
  readonly giveBack: () => void;
}

export class Watch {
  readonly #of: WatchOptions;
  #checks: ReturnType<typeof setInterval> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(of: WatchOptions) {
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
