// Jobs by key. All watchers of a key share one job, and its results are kept when nobody watches any more: a step back
// in history, or watching from another part of the page, computes nothing again.

import type { FunctionName } from './calls.ts';
import { KeptJob, type Watcher } from './keptJob.ts';
import type { JobPlan } from './plan.ts';
import type { Pool } from './pool.ts';
import type { NextFrame } from './showing.ts';

/** Memory for kept results: about 200 scenarios with their curves and surfaces, which even a phone can spare (bytes). */
const BYTES_AT_MOST = 48_000_000;

interface Options {
  readonly bytesAtMost?: number;
  readonly nextFrame?: NextFrame;
}

/** The parts of a job that do not depend on its type, which its key determines. */
type AnyJob = Pick<KeptJob<FunctionName, unknown, never>, 'isWatched' | 'isEmpty' | 'bytes' | 'again'>;

export class KeptJobs {
  readonly #pool: Pick<Pool, 'submit'>;
  readonly #bytesAtMost: number;
  readonly #nextFrame: NextFrame;
  /** Least recently used first. */
  readonly #jobs = new Map<string, AnyJob>();

  constructor(
    pool: Pick<Pool, 'submit'>,
    { bytesAtMost = BYTES_AT_MOST, nextFrame = animationFrame }: Options = {},
  ) {
    this.#pool = pool;
    this.#bytesAtMost = bytesAtMost;
    this.#nextFrame = nextFrame;
  }

  /**
   * Runs the job that `plan` describes, or joins the job of the same key. The key identifies the job within
   * the whole page and must contain everything that the plan depends on, because the plan itself is not compared.
   * Returns a function that ends the watching. A job that nobody watches is cancelled, and resumed where it
   * stopped when it is watched again. A watcher who only looks on starts no job.
   */
  watch<N extends FunctionName, A, S>(
    key: string,
    plan: () => JobPlan<N, A, S>,
    tell: Watcher<S>,
    isLookingOn = false,
  ): () => void {
    const job = this.#find<N, A, S>(key) ?? new KeptJob(this.#pool, this.#nextFrame, plan);
    this.#jobs.set(key, job);
    job.watch(tell, plan, isLookingOn);
    return () => {
      job.leave(tell);
      if (job.isWatched) return;
      this.#jobs.delete(key);
      if (job.isEmpty) return;
      this.#jobs.set(key, job);
      this.#makeRoom();
    };
  }

  /** Resumes the jobs that ended because a worker or a module was missing. */
  again(): void {
    for (const job of this.#jobs.values()) job.again();
  }

  /** The job of a key; it becomes the most recently used one. */
  #find<N extends FunctionName, A, S>(key: string): KeptJob<N, A, S> | undefined {
    const job = this.#jobs.get(key);
    this.#jobs.delete(key);
    // the key determines the plan, and so the types of its parts
    return job as KeptJob<N, A, S> | undefined;
  }

  #makeRoom(): void {
    let bytes = 0;
    for (const job of this.#jobs.values()) bytes += job.bytes;
    for (const [key, job] of this.#jobs) {
      if (bytes <= this.#bytesAtMost) return;
      if (job.isWatched) continue;
      bytes -= job.bytes;
      this.#jobs.delete(key);
    }
  }
}

function animationFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
