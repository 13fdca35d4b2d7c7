// Jobs by key. Whoever watches one key shares one job, and what it has found is kept when nobody watches any
// more: stepping back, closing an enlarged figure or watching from another place computes nothing again.

import type { FunctionName } from './calls.ts';
import { KeptJob, type NextFrame, type Watcher } from './keptJob.ts';
import type { JobPlan } from './plan.ts';
import type { Pool } from './pool.ts';

/** About 200 scenarios with their curves and surfaces; a phone has as much to spare. */
const BYTES_AT_MOST = 48_000_000;

interface Options {
  readonly bytesAtMost?: number;
  readonly nextFrame?: NextFrame;
}

/** What is done with a job of any type; its own types are those of its key. */
type AnyJob = Pick<KeptJob<FunctionName, unknown, never>, 'isWatched' | 'isEmpty' | 'bytes' | 'again'>;

export class KeptJobs {
  readonly #pool: Pick<Pool, 'submit'>;
  readonly #bytesAtMost: number;
  readonly #nextFrame: NextFrame;
  /** The least recently used first. */
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
   * Runs the job that `plan` describes, or joins the one that has this key: the key names the job among all of
   * the page and holds all that the plan depends on, for the plan itself is not compared. Returns what ends the watching; a job that nobody
   * watches is cancelled, and taken up where it was left. Who is only looking on begins none.
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

  /** Whatever has ended for want of a worker or a module goes on. */
  again(): void {
    for (const job of this.#jobs.values()) job.again();
  }

  /** The job of a key, which is then the last to be forgotten. */
  #find<N extends FunctionName, A, S>(key: string): KeptJob<N, A, S> | undefined {
    const job = this.#jobs.get(key);
    this.#jobs.delete(key);
    // the key holds all that the plan depends on, and so the types of its parts
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
