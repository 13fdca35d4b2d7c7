// Small pictures take turns: the next one is computed when the pool of workers is idle.

import { createContext } from 'react';
import type { Pool } from '../../sim/pool.ts';

type IdlePool = Pick<Pool, 'isIdle' | 'subscribe'>;

/** Idle frames between two turns: within these a picture that has its turn has sent its jobs. */
const FRAMES = 3;

export class PictureTurns {
  readonly #pool: IdlePool;
  readonly #waiting: (() => void)[] = [];
  #frame = 0;
  #quiet = 0;

  constructor(pool: IdlePool) {
    this.#pool = pool;
  }

  /** Returns a function that ends all waiting. */
  start(): () => void {
    const leave = this.#pool.subscribe(() => this.#wake());
    this.#wake();
    return () => {
      leave();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** Calls back when it is this picture's turn. Returns a function that gives the turn up. */
  ask(onTurn: () => void): () => void {
    this.#waiting.push(onTurn);
    this.#wake();
    return () => {
      const at = this.#waiting.indexOf(onTurn);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  #wake(): void {
    this.#quiet = 0;
    if (this.#frame === 0 && this.#waiting.length > 0) this.#frame = requestAnimationFrame(this.#look);
  }

  readonly #look = (): void => {
    this.#frame = 0;
    // no next frame: the pool calls #wake when it is idle again
    if (!this.#pool.isIdle()) return;
    this.#quiet += 1;
    if (this.#quiet >= FRAMES) {
      this.#waiting.shift()?.();
      this.#quiet = 0;
    }
    if (this.#waiting.length > 0) this.#frame = requestAnimationFrame(this.#look);
  };
}

export const PictureTurnsContext = createContext<Pick<PictureTurns, 'ask'> | null>(null);
