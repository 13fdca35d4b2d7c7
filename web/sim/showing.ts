// When what a job has found is shown: at once what is worth it, the rest after a pause. A picture is drawn by the figure,
// by small pictures and by sentences, while results come as often as frames.

/** Schedules work before the next paint; the returned function cancels it. */
export type NextFrame = (work: () => void) => () => void;

/** Between two pictures of which the second shows little more than the first (ms). */
export const PAUSE = 250;

export class Showing {
  readonly #nextFrame: NextFrame;
  readonly #show: () => void;
  #callOff: (() => void) | null = null;
  /** Runs for a while behind each picture. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Something has come in the pause. */
  #isWaiting = false;

  constructor(nextFrame: NextFrame, show: () => void) {
    this.#nextFrame = nextFrame;
    this.#show = show;
  }

  /** In the next frame. */
  soon(): void {
    this.#callOff ??= this.#nextFrame(() => {
      this.#callOff = null;
      this.#rest();
      this.#show();
    });
  }

  /** In the next frame in which there is no pause. */
  later(): void {
    if (this.#pause === undefined) this.soon();
    else this.#isWaiting = true;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#isWaiting = false;
  }

  #rest(): void {
    clearTimeout(this.#pause);
    this.#isWaiting = false;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#isWaiting) this.soon();
    }, PAUSE);
  }
}
