// The worker pool (docs/decisions/worker-pool.md): gives calls to workers by priority, drops cancelled jobs, replaces a lost worker, and retries its call once.

import type { ModuleName } from '#pkg/simulation.ts';
import type { AnswerTo } from './answers.ts';
import type { Call, FromWorker, FunctionName, Result, SoFar } from './calls.ts';
import type { Job, JobHandle, JobOptions, Task } from './job.ts';
import { makeJob } from './job.ts';
import { messageOfError } from './messageOfError.ts';
import { Watch } from './watch.ts';
import { ENDED, IN_FLIGHT, moduleOf, type WorkerLike, WorkerSlot } from './workerSlot.ts';

export interface PoolOptions {
  readonly size: number;
  readonly makeWorker: () => WorkerLike;
  readonly loadModule: (name: ModuleName) => Promise<WebAssembly.Module>;
  /** Calls `tell` when a worker's lock is free, which the worker holds as long as it lives; left out where the browser has no locks. */
  readonly whenFree?: (lock: string, tell: () => void) => void;
  /** Runs work after the current task; by default in a microtask. */
  readonly later?: (work: () => void) => void;
  /** How long a worker may be busy without a message before it is replaced (ms). */
  readonly patience?: number;
  /** After this long without a job, workers are replaced to free their memory (ms). */
  readonly rest?: number;
}

/** Attempts at one call: the first and a retry. */
const ATTEMPTS = 2;
/** Workers that may be lost before one has ever been ready. */
const FALSE_STARTS = 3;
/** Silence after which a worker counts as lost (ms): far more than the 10 ms of a call, for slow and busy machines. */
const PATIENCE = 30_000;
/**
 * Time is counted in checks, not read from a clock: while a page is suspended together with its workers, no
 * checks are made, and in the background they are rare.
 */
const CHECKS = 6;
const REST = 30_000;

export class Pool {
  readonly #options: PoolOptions;
  readonly #slots: WorkerSlot[] = [];
  readonly #listeners = new Set<() => void>();
  #jobs: Job[] = [];
  /** Compiled modules; null while one is being fetched. */
  readonly #modules = new Map<ModuleName, WebAssembly.Module | null>();
  #known: AnswerTo | null = null;
  #isStarted = false;
  #failure: string | null = null;
  #trouble: string | null = null;
  #falseStarts = 0;
  #lastId = 0;
  readonly #watch: Watch;

  constructor(options: PoolOptions) {
    this.#options = options;
    const { patience = PATIENCE, rest = REST } = options;
    this.#watch = new Watch({
      every: patience / CHECKS,
      check: () => this.#replaceSilent(),
      rest,
      giveBack: () => this.#giveBack(),
    });
  }

  /** Starts the workers, once; the first job does so too. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (let at = this.#slots.length; at < this.#options.size; at += 1) this.#open(at);
  }

  /**
   * Requests a module before the first call to it, and starts the first worker, so that both load while the page is still
   * being drawn. The other workers would take processor time from that. Resolves when the module has loaded or failed.
   */
  async expect(name: ModuleName): Promise<void> {
    const loading = this.#modules.has(name) ? undefined : this.#load(name);
    if (!this.#isStarted && this.#slots.length === 0) this.#open(0);
    await loading;
  }

  /** Takes answers that are known beforehand: calls at the beginning of a job that are among them need no module and no worker. */
  know(answerTo: AnswerTo): void {
    this.#known = answerTo;
    for (const job of [...this.#jobs]) this.#answer(job, answerTo);
  }

  /** Runs `calls` as workers become free; each result is reported as it arrives. */
  submit<N extends FunctionName>(
    calls: Iterable<Call<N>>,
    options: JobOptions<Result<N>, SoFar<N>>,
  ): JobHandle {
    this.#lastId += 1;
    const job = makeJob(this.#lastId, calls, options);
    this.#queue(job);
    this.start();
    this.#watch.keep(this.isIdle());
    this.#tell();
    // later, so that the caller has its handle before the first callback
    (this.#options.later ?? queueMicrotask)(() => {
      if (this.#known !== null) this.#answer(job, this.#known);
      if (this.#failure !== null) this.#abort(job, this.#failure, true);
      else this.#fill();
    });
    return { cancel: () => this.#cancel(job) };
  }

  /** Puts a job behind all jobs of its priority. */
  #queue(job: Job): void {
    const others = this.#jobs.filter((other) => other !== job);
    this.#jobs = [...others, job].sort((a, b) => b.priority - a.priority);
  }

  /** Why nothing can be computed, or a module is missing; null while all is well. */
  readonly trouble = (): string | null => this.#trouble;

  /** Forgets the trouble: the next job requests workers and modules again. */
  tryAgain(): void {
    this.#trouble = null;
    if (this.#failure !== null) {
      this.#failure = null;
      this.#falseStarts = 0;
      this.#isStarted = false;
      // a module may have been the cause
      this.#modules.clear();
    }
    this.#tell();
  }

  /** Whether no job is running. */
  readonly isIdle = (): boolean => this.#jobs.length === 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts a worker in this slot; if that fails, the others have to do. */
  #open(at: number): void {
    let reason = '';
    while (this.#falseStarts < FALSE_STARTS) {
      try {
        this.#slots[at] = new WorkerSlot(this.#options.makeWorker(), this.#hear, this.#lose);
        return;
      } catch (error) {
        reason = messageOfError(error);
        this.#falseStarts += 1;
      }
    }
    this.#slots.splice(at, 1);
    if (this.#slots.length === 0 && this.#failure === null) this.#fail(reason);
  }

  readonly #hear = (slot: WorkerSlot, message: FromWorker): void => {
    // a message may be anything, also empty
    switch (message?.kind) {
      case 'ready':
        slot.isReady = true;
        this.#falseStarts = 0;
        this.#fill();
        break;
      case 'alive':
        this.#options.whenFree?.(message.lock, () => this.#lose(slot, ENDED));
        break;
      case 'trapped':
        this.#lose(slot, message.message, slot.taskOf(message));
        break;
      case 'unwell':
        this.#lose(slot, message.message);
        break;
      case 'unfit':
        this.#lose(slot, message.message, null);
        break;
      case 'progress':
        this.#progress(slot.taskOf(message), message.done, message.partial);
        break;
      case 'result':
      case 'refused':
      case 'dropped':
        this.#end(slot, message);
        break;
      default:
        this.#lose(slot, `a worker says something unknown: ${JSON.stringify(message)}`);
    }
  };

  #end(slot: WorkerSlot, message: Extract<FromWorker, { kind: 'result' | 'refused' | 'dropped' }>): void {
    const task = slot.taskOf(message);
    if (task === undefined) return;
    const { job } = task;
    // the job has not ended until the page has its result
    job.holds += 1;
    slot.remove(task);
    // give the workers new calls before the page handles the result
    this.#fill();
    job.holds -= 1;
    if (job.isOver) return;
    if (message.kind === 'refused') this.#abort(job, message.message);
    else if (message.kind === 'result') this.#deliver(job, task.index, message.result);
    this.#finishIfDone(job);
  }

  #progress(task: Task | undefined, done: number, partial: unknown): void {
    if (task === undefined || task.job.isOver) return;
    try {
      task.job.tell(task.index, done, partial);
    } catch (error) {
      this.#abort(task.job, messageOfError(error));
    }
  }

  #deliver(job: Job, index: number, result: unknown): void {
    try {
      job.deliver(index, result);
    } catch (error) {
      // an error in the caller's own code
      this.#abort(job, messageOfError(error));
    }
  }

  #answer(job: Job, answerTo: AnswerTo): void {
    while (!job.isOver) {
      const task = this.#take(job);
      if (task === null) break;
      const known = answerTo(task.call);
      if (known === undefined) {
        job.keep(task);
        return;
      }
      this.#deliver(job, task.index, known);
    }
    this.#finishIfDone(job);
  }

  /** Gives every ready worker the next calls, of the first jobs that have any. */
  #fill(): void {
    for (let room = 1; room <= IN_FLIGHT; room += 1) {
      // breadth first: no worker should queue a second call while another is idle
      for (const isLong of [false, true]) {
        for (const slot of [...this.#slots]) {
          if (slot.isReady && (slot.long !== undefined) === isLong && slot.queued < room)
            this.#give(slot, room);
        }
      }
    }
  }

  #give(slot: WorkerSlot, room: number): void {
    for (const job of [...this.#jobs]) {
      const task = this.#take(job);
      if (task === null) {
        this.#finishIfDone(job);
        continue;
      }
      const name = moduleOf(task);
      const module = this.#modules.get(name);
      if (module === undefined) void this.#load(name);
      if (!module || !slot.takes(task, room)) {
        // the modules of later jobs may be there already
        job.keep(task);
        continue;
      }
      try {
        slot.give(task, name, module);
        if (job.takesTurns) this.#queue(job);
        return;
      } catch (error) {
        // the arguments cannot be posted
        this.#abort(job, messageOfError(error));
      }
    }
  }

  #load(name: ModuleName): Promise<void> {
    this.#modules.set(name, null);
    return this.#options.loadModule(name).then(
      (module) => {
        this.#modules.set(name, module);
        // the connection is back
        this.#trouble = this.#failure;
        this.#tell();
        this.#fill();
      },
      (error: unknown) => {
        // the next job that needs it requests it again
        this.#modules.delete(name);
        const waiting = this.#jobs.filter((job) => job.needs === name);
        const words = startless(messageOfError(error));
        if (waiting.length > 0) this.#trouble = words;
        for (const job of waiting) this.#abort(job, words, true);
      },
    );
  }

  #take(job: Job): Task | null {
    try {
      return job.take();
    } catch (error) {
      // an error in the caller's list of calls
      this.#abort(job, messageOfError(error));
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
    for (const slot of this.#slots) {
      if (slot.tasks.some((task) => task.job === job))
        slot.worker.postMessage({ kind: 'cancel', job: job.id });
    }
  }

  #abort(job: Job, message: string, isShared = false): void {
    if (job.isOver) return;
    this.#cancel(job);
    if (isShared) job.options.onError(message, isShared);
    else job.options.onError(message);
  }

  #close(job: Job): void {
    job.isOver = true;
    this.#jobs = this.#jobs.filter((other) => other !== job);
    this.#watch.keep(this.isIdle());
    this.#tell();
  }

  /**
   * Replaces a worker that crashed or trapped, and hands out its calls again. If it could not start a module, no call is
   * blamed (null) and it is not replaced: a new one would fail too, and the other workers take its calls.
   */
  readonly #lose = (
    slot: WorkerSlot,
    reason: string,
    blamed: Task | null | undefined = slot.current,
  ): void => {
    const at = this.#slots.indexOf(slot);
    if (at < 0) return;
    slot.close();
    if (!slot.isReady) this.#falseStarts += 1;
    const { tasks } = slot;
    for (const task of tasks) slot.remove(task);
    if (blamed !== null && this.#falseStarts < FALSE_STARTS) this.#open(at);
    else this.#slots.splice(at, 1);
    if (this.#slots.length === 0) {
      this.#fail(reason);
      return;
    }
    // the other calls keep their number of attempts
    for (const task of tasks) if (task !== blamed && !task.job.isOver) task.job.putBack(task);
    if (blamed && !blamed.job.isOver) this.#retry(blamed, reason);
    this.#fill();
  };

  #retry(task: Task, reason: string): void {
    task.attempts += 1;
    if (task.attempts < ATTEMPTS) task.job.putBack(task);
    else this.#abort(task.job, `The simulation broke down twice at this scenario (${reason}).`);
  }

  /** No worker can be started: ends all jobs, and every later one. */
  #fail(reason: string): void {
    this.#failure = startless(reason);
    this.#trouble = this.#failure;
    for (const job of [...this.#jobs]) this.#abort(job, this.#failure, true);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #replaceSilent(): void {
    for (const slot of [...this.#slots]) {
      slot.silence = slot.isBusy ? slot.silence + 1 : 0;
      const seconds = (this.#options.patience ?? PATIENCE) / 1000;
      if (slot.silence > CHECKS) this.#lose(slot, `a worker has said nothing for ${seconds} s`);
    }
  }

  /** Replaces idle workers to free their memory, since the memory of a module never shrinks. */
  #giveBack(): void {
    for (const [at, slot] of [...this.#slots].entries()) {
      if (slot.isBusy || slot.has.size === 0) continue;
      slot.close();
      this.#open(at);
    }
  }
}

function startless(reason: string): string {
  return `The simulation could not start (${reason}).`;
}
