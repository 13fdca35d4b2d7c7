// A worker for tests, which holds its calls until the test lets it run one.

import { MODULE_OF, type ModuleName, RUNNING } from '#pkg/simulation.ts';
import type { FromWorker, ToWorker } from './calls.ts';
import type { WorkerLike } from './workerSlot.ts';

type CallMessage = Extract<ToWorker, { kind: 'call' }>;

export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly queue: CallMessage[] = [];
  readonly modules: ModuleName[] = [];
  isTerminated = false;

  /** A blocked worker fails before it is ready. */
  constructor({ isBlocked = false } = {}) {
    queueMicrotask(() => (isBlocked ? this.crash('blocked') : this.#say({ kind: 'ready' })));
  }

  postMessage(message: ToWorker): void {
    if (message.kind === 'module') this.modules.push(message.name);
    if (message.kind === 'call') {
      if (message.call.args[0] === 'unsendable') throw new Error('it could not be cloned');
      const name = MODULE_OF[message.call.fn];
      if (!this.modules.includes(name)) throw new Error(`called without its module, ${name}`);
      this.queue.push(message);
    }
    if (message.kind === 'cancel') {
      for (const call of this.queue.filter(({ job }) => job === message.job)) {
        this.queue.splice(this.queue.indexOf(call), 1);
        this.#say({ kind: 'dropped', job: call.job, index: call.index });
      }
    }
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Runs the first call, whose result is its first argument. */
  work(): boolean {
    const message = this.queue.shift();
    if (message === undefined) return false;
    const { job, index, call } = message;
    this.#say({ kind: 'result', job, index, result: call.args[0] });
    return true;
  }

  trap(text: string): void {
    const message = this.queue[0];
    if (message !== undefined)
      this.#say({ kind: 'trapped', job: message.job, index: message.index, message: text });
  }

  refuse(text: string): void {
    const message = this.queue.shift();
    if (message !== undefined)
      this.#say({ kind: 'refused', job: message.job, index: message.index, message: text });
  }

  /** Reports the progress of the simulation that runs piece by piece. */
  tell(done: number, partial: unknown): void {
    this.later(done, partial)?.();
  }

  /** As `tell`, but the message is delivered only when the returned function is called. */
  later(done: number, partial: unknown): (() => void) | undefined {
    const message = this.queue.find(({ call }) => RUNNING.has(call.fn));
    if (message === undefined) return undefined;
    const { job, index } = message;
    return () => this.#say({ kind: 'progress', job, index, done, partial });
  }

  saySomethingUnknown(): void {
    // a message from another version of this worker
    this.#say({ kind: 'song' } as unknown as FromWorker);
  }

  sayNothing(): void {
    this.#say(null as unknown as FromWorker);
  }

  /** Reports the lock that the worker holds as long as it lives. */
  hold(lock: string): void {
    this.#say({ kind: 'alive', lock });
  }

  unfit(message: string): void {
    this.#say({ kind: 'unfit', message });
  }

  unwell(message: string): void {
    this.#say({ kind: 'unwell', message });
  }

  crash(message: string): void {
    this.onerror?.({ message });
  }

  #say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}
