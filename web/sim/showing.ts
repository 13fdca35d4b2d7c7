// Decides when the results of a job are shown: important ones at once, others after a pause. Results may come in every
// frame, and each picture of them is drawn by the figure, by small pictures and by sentences.

/** Schedules work before the next paint; the returned function cancels it. */
export type NextFrame = (work: () => void) => () => void;

/** Pause before a picture with twice the progress (ms): without it, four pictures of a surface came in its first 92 ms on two cores. */
export const SHORT = 100;
/** Pause before a picture that shows little more than the last (ms). */
export const PAUSE = 250;

export class Showing {
  readonly #nextFrame: NextFrame;
  readonly #show: () => void;
  #callOff: (() => void) | null = null;
  /** The timer after each picture: first the short pause, then the rest of the long one. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isShort = false;
  /** Whether results have come during the pause. */
  #isWaiting = false;
  /** Whether these double the progress. */
  #isMuch = false;

  constructor(nextFrame: NextFrame, show: () => void) {
    this.#nextFrame = nextFrame;
    this.#show = show;
  }

  /** Shows in the next frame. */
  soon(): void {
    this.#callOff ??= this.#nextFrame(() => {
      this.#callOff = null;
      this.#rest();
      this.#show();
    });
  }

  /** Shows in the next frame after the short pause. */
  much(): void {
    if (this.#isShort) this.#isMuch = true;
    else this.soon();
  }

  /** Shows in the next frame after the whole pause. */
  later(): void {
    if (this.#pause === undefined) this.soon();
    else this.#isWaiting = true;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#isShort = this.#isWaiting = this.#isMuch = false;
  }

  #rest(): void {
    this.#end();
    this.#isShort = true;
    this.#pause = setTimeout(() => {
      this.#isShort = false;
      if (this.#isMuch) this.soon();
      else this.#pause = setTimeout(() => this.#resume(), PAUSE - SHORT);
    }, SHORT);
  }

  #resume(): void {
    this.#pause = undefined;
    if (this.#isWaiting) this.soon();
  }
}
