// The worker pool (DESIGN.md, decision 5): hands calls to workers by priority, drops cancelled jobs,
// replaces a worker that is lost, and retries its call once.

import type { Call, FromWorker, FunctionName, Result, ToWorker } from './calls.ts';
import type { Job, JobHandle, JobOptions, Task } from './job.ts';
import { makeJob } from './job.ts';
import type { ModuleName } from './modules.ts';
import { moduleOf } from './modules.ts';

/** What the pool needs of a Worker; tests have their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
}

export interface PoolOptions {
  readonly size: number;
  readonly makeWorker: () => WorkerLike;
  readonly loadModule: (name: ModuleName) => Promise<WebAssembly.Module>;
}

interface Seat {
  worker: WorkerLike;
  isReady: boolean;
  /** Modules that the worker has been sent. */
  readonly has: Set<ModuleName>;
  /** Calls that the worker has, the one that it runs first. */
  readonly tasks: Task[];
}

/** A worker has its next call at hand when it ends one, and no more, so that a new job soon has its turn. */
const IN_FLIGHT = 2;
/** Attempts of one call: itself and a retry. */
const ATTEMPTS = 2;
/** Workers that may be lost before any has worked. */
const FALSE_STARTS = 3;

export class Pool {
  readonly #options: PoolOptions;
  readonly #seats: Seat[] = [];
  readonly #listeners = new Set<() => void>();
  #jobs: Job[] = [];
  /** Compiled modules; null while one is on its way. */
  readonly #modules = new Map<ModuleName, WebAssembly.Module | null>();
  #isStarted = false;
  #failure: string | null = null;
  #falseStarts = 0;
  #lastId = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Starts the workers, once; the first job does it too. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (let at = 0; at < this.#options.size; at += 1) this.#seats.push(this.#open());
  }

  /** Runs `calls` as workers become free; each result is told as it comes. */
  submit<N extends FunctionName>(calls: Iterable<Call<N>>, options: JobOptions<Result<N>>): JobHandle {
    this.#lastId += 1;
    const job = makeJob(this.#lastId, calls, options);
    const after = this.#jobs.findIndex(({ priority }) => priority < job.priority);
    this.#jobs.splice(after < 0 ? this.#jobs.length : after, 0, job);
    this.start();
    this.#tell();
    // callbacks never run inside submit: a caller has its handle before it hears of the job
    queueMicrotask(() => {
      if (this.#failure !== null) this.#abort(job, this.#failure);
      else this.#fill();
    });
    return { cancel: () => this.#cancel(job) };
  }

  /** Whether no job is under way. */
  readonly isIdle = (): boolean => this.#jobs.length === 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #open(): Seat {
    const worker = this.#options.makeWorker();
    const seat: Seat = { worker, isReady: false, has: new Set(), tasks: [] };
    worker.onmessage = ({ data }) => this.#hear(seat, data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#lose(seat, event.message || 'a worker ended without saying why');
    };
    return seat;
  }

  #hear(seat: Seat, message: FromWorker): void {
    if (message.kind === 'ready') {
      seat.isReady = true;
      this.#falseStarts = 0;
      this.#fill();
      return;
    }
    if (message.kind === 'trapped') {
      this.#lose(seat, message.message);
      return;
    }
    const at = seat.tasks.findIndex(({ job, index }) => job.id === message.job && index === message.index);
    const [task] = at < 0 ? [] : seat.tasks.splice(at, 1);
    if (task === undefined) return;
    const { job } = task;
    // workers are fed before the page does anything with what has come
    this.#fill();
    job.running -= 1;
    if (job.isOver) return;
    if (message.kind === 'refused') this.#abort(job, message.message);
    else if (message.kind === 'result') this.#deliver(job, task.index, message.result);
    this.#finishIfDone(job);
  }

  #deliver(job: Job, index: number, result: unknown): void {
    try {
      job.deliver(index, result);
    } catch (error) {
      // what is done with a result is the caller's code
      this.#abort(job, wordsOf(error));
    }
  }

  /** Gives every ready worker calls of the first jobs that have some. */
  #fill(): void {
    for (let room = 1; room <= IN_FLIGHT; room += 1) {
      // breadth first: a second call in one queue must not keep an idle worker idle
      for (const seat of this.#seats) {
        if (seat.isReady && seat.tasks.length < room) this.#give(seat);
      }
    }
  }

  #give(seat: Seat): void {
    for (const job of [...this.#jobs]) {
      const task = this.#take(job);
      if (task === null) {
        this.#finishIfDone(job);
        continue;
      }
      const name = moduleOf(task.call.fn);
      const module = this.#modules.get(name);
      if (!module) {
        // the jobs behind it may have theirs
        job.keep(task);
        if (module === undefined) this.#load(name);
        continue;
      }
      if (!seat.has.has(name)) {
        seat.has.add(name);
        seat.worker.postMessage({ kind: 'module', name, module });
      }
      job.running += 1;
      seat.tasks.push(task);
      seat.worker.postMessage({ kind: 'call', job: job.id, index: task.index, call: task.call });
      return;
    }
  }

  #load(name: ModuleName): void {
    this.#modules.set(name, null);
    this.#options.loadModule(name).then(
      (module) => {
        this.#modules.set(name, module);
        this.#fill();
      },
      (error: unknown) => {
        // the next job that needs it asks again
        this.#modules.delete(name);
        const waiting = this.#jobs.filter((job) => job.needs === name);
        for (const job of waiting) this.#abort(job, startless(wordsOf(error)));
      },
    );
  }

  #take(job: Job): Task | null {
    try {
      return job.take();
    } catch (error) {
      // the list of calls is the caller's code
      this.#abort(job, wordsOf(error));
      return null;
    }
  }

  #finishIfDone(job: Job): void {
    if (job.isOver || !job.isFinished) return;
    this.#close(job);
    job.options.onDone();
  }

  #cancel(job: Job): void {
    if (job.isOver) return;
    this.#close(job);
    for (const seat of this.#seats) {
      if (seat.tasks.some((task) => task.job === job))
        seat.worker.postMessage({ kind: 'cancel', job: job.id });
    }
  }

  #abort(job: Job, message: string): void {
    if (job.isOver) return;
    this.#cancel(job);
    job.options.onError(message);
  }

  #close(job: Job): void {
    job.isOver = true;
    this.#jobs = this.#jobs.filter((other) => other !== job);
    this.#tell();
  }

  /** Puts a new worker in the place of one that crashed or trapped, and hands its calls out again. */
  #lose(seat: Seat, reason: string): void {
    const at = this.#seats.indexOf(seat);
    if (at < 0) return;
    seat.worker.terminate();
    seat.worker.onmessage = null;
    seat.worker.onerror = null;
    if (!seat.isReady) this.#falseStarts += 1;
    if (this.#falseStarts < FALSE_STARTS) this.#seats[at] = this.#open();
    else this.#seats.splice(at, 1);
    if (this.#seats.length === 0) {
      this.#fail(reason);
      return;
    }
    const [culprit, ...others] = seat.tasks;
    for (const { job } of seat.tasks) job.running -= 1;
    // the calls behind it never ran, and keep their attempts
    for (const task of others) if (!task.job.isOver) task.job.putBack(task);
    if (culprit !== undefined && !culprit.job.isOver) this.#retry(culprit, reason);
    this.#fill();
  }

  #retry(task: Task, reason: string): void {
    task.attempts += 1;
    if (task.attempts < ATTEMPTS) task.job.putBack(task);
    else this.#abort(task.job, `The simulation broke down twice at this scenario (${reason}).`);
  }

  /** No worker can be had: every job is told, and every later one. */
  #fail(reason: string): void {
    this.#failure = startless(reason);
    for (const job of [...this.#jobs]) this.#abort(job, this.#failure);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function startless(reason: string): string {
  return `The simulation could not start (${reason}). Loading the page again may help.`;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
