// A slot in the pool: a worker, and the calls given to it.

import { MODULE_OF, type ModuleName, RUNNING } from '#pkg/simulation.ts';
import type { FromWorker, ToWorker } from './calls.ts';
import type { Task } from './job.ts';

/** The part of a Worker that the pool uses; tests provide their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: { readonly message?: string; preventDefault?(): void }) => void) | null;
}

/** Calls that a worker holds: the running one and the next; no more, so that a new job soon gets its turn. */
export const IN_FLIGHT = 2;

export const ENDED = 'a worker ended without saying why';

export class WorkerSlot {
  readonly worker: WorkerLike;
  isReady = false;
  /** Modules that the worker has been sent. */
  readonly has = new Set<ModuleName>();
  /** Calls that the worker has, in the order in which they were given. */
  tasks: Task[] = [];
  /** Consecutive checks that found this worker busy and silent. */
  silence = 0;

  constructor(worker: WorkerLike, hear: (slot: WorkerSlot, message: FromWorker) => void, lose: LoseWorker) {
    this.worker = worker;
    worker.onmessage = ({ data }) => {
      this.silence = 0;
      hear(this, data);
    };
    worker.onmessageerror = () => lose(this, 'an answer could not be read');
    worker.onerror = (event) => {
      event.preventDefault?.();
      lose(this, event.message || ENDED);
    };
  }

  close(): void {
    this.worker.terminate();
    this.worker.onmessage = null;
    this.worker.onmessageerror = null;
    this.worker.onerror = null;
  }

  /** Whether the worker still has to send a message. */
  get isBusy(): boolean {
    return !this.isReady || this.tasks.length > 0;
  }

  /** The task that the worker runs now: highest priority first, and short calls before long ones. */
  get current(): Task | undefined {
    const [first, ...others] = this.tasks;
    const isBefore = (a: Task, b: Task) =>
      a.job.priority === b.job.priority ? !isLong(a) && isLong(b) : a.job.priority > b.job.priority;
    return first && others.reduce((found, task) => (isBefore(task, found) ? task : found), first);
  }

  /** The task that the worker runs piece by piece, if any. */
  get long(): Task | undefined {
    return this.tasks.find(isLong);
  }

  /** Number of calls that are not run piece by piece. */
  get queued(): number {
    return this.tasks.reduce((count, task) => count + (isLong(task) ? 0 : 1), 0);
  }

  /**
   * Whether the task may be given to this worker, with room for `room` calls in its queue. A long task must
   * outrank the one running, and a short one must not have to wait for it: another worker may be free sooner.
   */
  takes(task: Task, room: number): boolean {
    const { long } = this;
    const priority = long?.job.priority ?? Number.NEGATIVE_INFINITY;
    return isLong(task) ? task.job.priority > priority : this.queued < room && task.job.priority >= priority;
  }

  /** @throws if the task cannot be posted to a worker. */
  give(task: Task, name: ModuleName, module: WebAssembly.Module): void {
    if (!this.has.has(name)) {
      this.worker.postMessage({ kind: 'module', name, module });
      this.has.add(name);
    }
    const { job, index, call } = task;
    this.worker.postMessage({ kind: 'call', job: job.id, index, priority: job.priority, call });
    if (this.tasks.length === 0) this.silence = 0;
    this.tasks.push(task);
    job.running += 1;
  }

  /** The worker's task with the job and index of a message. */
  taskOf({ job: id, index }: { readonly job: number; readonly index: number }): Task | undefined {
    return this.tasks.find((task) => task.job.id === id && task.index === index);
  }

  remove(task: Task): void {
    this.tasks = this.tasks.filter((other) => other !== task);
    task.job.running -= 1;
  }
}

type LoseWorker = (slot: WorkerSlot, reason: string) => void;

function isLong({ call }: Task): boolean {
  return RUNNING.has(call.fn);
}

export function moduleOf({ call }: Task): ModuleName {
  return MODULE_OF[call.fn];
}
