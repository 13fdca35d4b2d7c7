// A job that several parts of the page may watch, and that can be abandoned and resumed.

import type { Call, FunctionName, Result } from './calls.ts';
import type { JobHandle } from './job.ts';
import { messageOfError } from './messageOfError.ts';
import type { JobPlan, JobReport } from './plan.ts';
import { NOTHING_KNOWN } from './plan.ts';
import type { Pool } from './pool.ts';
import { type NextFrame, Showing } from './showing.ts';
import { buffersOf } from './transfer.ts';

/** Receives the state of the job and the newest picture of its results, as `JobPlan.show` makes it; null while there is none. */
export type Watcher<S> = (report: JobReport, picture: S | null) => void;

const SLOW = 500;
/** Approximate size of a result besides its arrays. */
const RESULT_BYTES = 200;

export class KeptJob<N extends FunctionName, A, S> {
  readonly #pool: Pick<Pool, 'submit'>;
  readonly #showing: Showing;
  readonly #watchers = new Set<Watcher<S>>();
  readonly #gathered: A;
  /** Indices of the calls whose results have arrived. */
  readonly #known = new Set<number>();
  #plan: JobPlan<N, A, S>;
  /** Whether the plan's calls have not been taken yet, so that no new plan need be made. */
  #isUnused = true;
  #report = NOTHING_KNOWN;
  #picture: S | null = null;
  /** Whether a result has arrived since the last picture. */
  #isFresh = false;
  #handle: JobHandle | null = null;
  /** Whether the job ended for a reason that the page shows elsewhere; it may be tried again. */
  #isStuck = false;
  #newest: () => JobPlan<N, A, S>;
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** The progress of the picture that was shown last. */
  #shown = 0;
  /** Approximate size of the kept results. */
  bytes: number;

  constructor(pool: Pick<Pool, 'submit'>, nextFrame: NextFrame, plan: () => JobPlan<N, A, S>) {
    this.#pool = pool;
    this.#showing = new Showing(nextFrame, () => this.#show());
    this.#newest = plan;
    this.#plan = plan();
    this.#gathered = this.#plan.start();
    this.bytes = this.#plan.bytes ?? 0;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Whether nothing has arrived yet, so there is nothing to keep. */
  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /**
   * `plan` lists all calls anew; only those whose results are missing are computed. A watcher who only looks on
   * receives the results that are there, and starts no computation.
   */
  watch(tell: Watcher<S>, plan: () => JobPlan<N, A, S>, isLookingOn = false): void {
    this.#watchers.add(tell);
    this.#newest = plan;
    const isComplete = this.#report.isDone && this.#report.error === null && !this.#isStuck;
    if (this.#handle === null && !isComplete && !isLookingOn)
      this.#begin(this.#isUnused ? this.#plan : plan());
    this.#takePicture();
    if (this.#picture !== null || this.#report.isDone) tell(this.#report, this.#picture);
  }

  /** Resumes the job, if it is stuck and somebody is watching. */
  again(): void {
    if (this.#isStuck && this.isWatched) this.#begin(this.#newest());
  }

  leave(tell: Watcher<S>): void {
    this.#watchers.delete(tell);
    if (this.isWatched) return;
    this.#handle?.cancel();
    this.#handle = null;
    clearTimeout(this.#slow);
    this.#showing.stop();
    this.#report = { ...this.#report, isSlow: false };
  }

  #begin(plan: JobPlan<N, A, S>): void {
    this.#plan = plan;
    this.#isUnused = false;
    const { priority, calls, size, awaited = 0 } = plan;
    const total = size ?? (Array.isArray(calls) ? calls.length : 0);
    /** For each call made, its index among all calls. */
    const places: number[] = [];
    /** Share done of each call in progress. */
    const shares = new Map<number, number>();
    const progress = () => {
      let done = this.#known.size;
      for (const share of shares.values()) done += share;
      return total > 0 ? Math.min(done / total, 1) : 0;
    };
    this.#report = { ...this.#report, isDone: false, error: null };
    this.#isStuck = false;
    this.#slow = setTimeout(() => this.#tell({ isSlow: true }), SLOW);
    this.#handle = this.#pool.submit(this.#missing(calls, places), {
      priority,
      // in a resumed job the known results are those of the first calls
      awaited: awaited - this.#known.size,
      onPart: (index, result) => {
        const place = places[index] ?? index;
        this.#take(place, result);
        shares.delete(index);
        this.#advance(progress(), place < awaited && this.#hasFirst(awaited));
      },
      onProgress: (index, done, partial) => {
        shares.set(index, done);
        if (partial !== undefined && plan.addPartial !== undefined) {
          plan.addPartial(this.#gathered, partial, places[index] ?? index);
          this.#isFresh = true;
        }
        this.#advance(progress());
      },
      onDone: () => this.#end(null),
      onError: (error, isShared = false) => {
        this.#isStuck = isShared;
        this.#end(isShared ? null : error);
      },
    });
  }

  *#missing(calls: Iterable<Call<N>>, places: number[]): Generator<Call<N>> {
    let place = 0;
    for (const call of calls) {
      if (!this.#known.has(place)) {
        places.push(place);
        yield call;
      }
      place += 1;
    }
  }

  #take(place: number, result: Result<N>): void {
    this.#plan.add(this.#gathered, result, place);
    this.#known.add(place);
    this.#isFresh = true;
    this.bytes += buffersOf(result).reduce((sum, { byteLength }) => sum + byteLength, RESULT_BYTES);
  }

  #end(error: string | null): void {
    clearTimeout(this.#slow);
    this.#handle = null;
    this.#tell({
      isDone: true,
      isSlow: false,
      error,
      ...(error === null && !this.#isStuck ? { progress: 1 } : {}),
    });
  }

  /** Whether the results of the first `count` calls have all arrived. */
  #hasFirst(count: number): boolean {
    for (let place = 0; place < count; place += 1) if (!this.#known.has(place)) return false;
    return true;
  }

  /** Shows the first results and those that a sentence waits for at once, twice the progress of the last picture soon, others later. */
  #advance(progress: number, isAwaited = false): void {
    this.#report = { ...this.#report, progress };
    if (isAwaited || this.#picture === null) this.#showing.soon();
    else if (progress >= 2 * this.#shown) this.#showing.much();
    else this.#showing.later();
  }

  #tell(change: Partial<JobReport>): void {
    this.#report = { ...this.#report, ...change };
    this.#showing.soon();
  }

  #show(): void {
    this.#takePicture();
    this.#shown = this.#report.progress;
    for (const watcher of [...this.#watchers]) watcher(this.#report, this.#picture);
  }

  #takePicture(): void {
    if (!this.#isFresh) return;
    try {
      this.#picture = this.#plan.show(this.#gathered) ?? this.#picture;
      this.#isFresh = false;
    } catch (error) {
      // further results would not change the error
      this.#handle?.cancel();
      this.#handle = null;
      clearTimeout(this.#slow);
      this.#report = { ...this.#report, isDone: true, isSlow: false, error: messageOfError(error) };
    }
  }
}
