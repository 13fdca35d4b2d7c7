// When what a job has found is shown: at once what is worth it, the rest after a pause. A picture is drawn by the figure,
// by small pictures and by sentences, while results come as often as frames.

/** Schedules work before the next paint; the returned function cancels it. */
export type NextFrame = (work: () => void) => () => void;

/** Between two pictures of which the second shows twice as much (ms): without it four pictures of a surface came in its first 92 ms on two cores. */
export const SHORT = 100;
/** Between two pictures of which the second shows little more than the first (ms). */
export const PAUSE = 250;

export class Showing {
  readonly #nextFrame: NextFrame;
  readonly #show: () => void;
  #callOff: (() => void) | null = null;
  /** Runs for a while behind each picture, the longer one behind the shorter one. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isShort = false;
  /** Something has come in the pause. */
  #isWaiting = false;
  /** As much again as was shown. */
  #isMuch = false;

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

  /** In the next frame in which there is no short pause. */
  much(): void {
    if (this.#isShort) this.#isMuch = true;
    else this.soon();
  }

  /** In the next frame in which there is no pause. */
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
