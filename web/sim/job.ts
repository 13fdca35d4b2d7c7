// A job: a list of calls whose results belong together, with its state in the pool.

import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { Call, FunctionName, Result, SoFar } from './calls.ts';

/**
 * The order in which jobs are served. Jobs of one priority take turns, a call each, so that no figure waits for all runs
 * of another; jobs of priority `now` are served in the order in which they came.
 */
export const PRIORITY = {
  /** A single run, which must follow a slider while it is moved. */
  now: 3,
  /** Curves. */
  soon: 2,
  /** Surfaces, and everything else that takes seconds. */
  later: 1,
} as const;

export interface JobOptions<R, P = never> {
  readonly priority: number;
  /** Number of calls, at the beginning, for which other jobs of the same priority have to wait. */
  readonly awaited?: number;
  /** The result of the call at `index`; results come in any order. */
  readonly onPart: (index: number, result: R) => void;
  /** Progress of the call at `index`: the share done (0 to 1), and its partial result, if any. */
  readonly onProgress?: (index: number, done: number, partial: P | undefined) => void;
  readonly onDone: () => void;
  /**
   * The job has ended unfinished; `message` is a sentence for the reader. A shared message is not about this job alone:
   * it is also the pool's `trouble`, which the page shows once.
   */
  readonly onError: (message: string, isShared?: boolean) => void;
}

export interface JobHandle {
  /** No result is delivered after this. */
  readonly cancel: () => void;
}

export interface Task {
  readonly job: Job;
  readonly index: number;
  readonly call: Call;
  attempts: number;
}

/** A job in the pool. Its calls are taken from their list one at a time, as workers become free. */
export class Job {
  readonly id: number;
  readonly priority: number;
  readonly deliver: (index: number, result: unknown) => void;
  readonly tell: (index: number, done: number, partial: unknown) => void;
  readonly options: Pick<JobOptions<never>, 'awaited' | 'onDone' | 'onError'>;
  readonly #calls: Iterator<Call>;
  readonly #again: Task[] = [];
  #next = 0;
  #isDrained = false;
  /** Calls given to workers. */
  running = 0;
  /** Results received but not yet delivered. */
  holds = 0;
  isOver = false;

  constructor(
    id: number,
    calls: Iterator<Call>,
    priority: number,
    deliver: Job['deliver'],
    tell: Job['tell'],
    options: Job['options'],
  ) {
    this.id = id;
    this.#calls = calls;
    this.priority = priority;
    this.deliver = deliver;
    this.tell = tell;
    this.options = options;
  }

  /** The next call, or null if none is left. */
  take(): Task | null {
    const again = this.#again.shift();
    if (again !== undefined) return again;
    if (this.#isDrained) return null;
    const { done, value } = this.#calls.next();
    if (done === true) {
      this.#isDrained = true;
      return null;
    }
    const index = this.#next;
    this.#next += 1;
    return { job: this, index, call: value, attempts: 0 };
  }

  /** Puts back a call whose worker was lost; it is taken first. */
  putBack(task: Task): void {
    this.#again.push(task);
  }

  /** Puts back a call that cannot be given to a worker yet; it stays the next one. */
  keep(task: Task): void {
    this.#again.unshift(task);
  }

  /** Whether the job now goes behind the other jobs of its priority. */
  get takesTurns(): boolean {
    return this.priority < PRIORITY.now && this.#next >= (this.options.awaited ?? 0);
  }

  /** The module that the next call needs. */
  get needs(): ModuleName | null {
    const [next] = this.#again;
    return next === undefined ? null : MODULE_OF[next.call.fn];
  }

  get isFinished(): boolean {
    return this.#isDrained && this.#again.length === 0 && this.running + this.holds === 0;
  }
}

/** A job whose callbacks know the type of its results; the pool handles jobs of all types alike. */
export function makeJob<N extends FunctionName>(
  id: number,
  calls: Iterable<Call<N>>,
  options: JobOptions<Result<N>, SoFar<N>>,
): Job {
  // a worker's answer has the result type of the function that was called
  const deliver = (index: number, result: unknown) => options.onPart(index, result as Result<N>);
  const tell = (index: number, done: number, partial: unknown) =>
    options.onProgress?.(index, done, partial as SoFar<N> | undefined);
  return new Job(id, calls[Symbol.iterator]() as Iterator<Call>, options.priority, deliver, tell, options);
}
