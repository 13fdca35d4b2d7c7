// A stand-in for a worker that computes in the process itself, one call at a time, with the real modules. Used by tests and
// by the build (web/app/opening), and not by the page.

import { BINDINGS, LATE } from '#pkg/bindings.ts';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { Call, FromWorker, Running, ToWorker } from './calls.ts';
import type { WorkerLike } from './workerSlot.ts';

type Binding = Readonly<Partial<Record<string, (...given: Call['args']) => unknown>>> & {
  readonly initSync: (given: { module: WebAssembly.Module }) => unknown;
};
const bindings = { ...BINDINGS } as unknown as Partial<Record<ModuleName, Binding>>;
const late = LATE as unknown as Readonly<Partial<Record<ModuleName, () => Promise<Binding>>>>;

export class InProcess implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly #dropped = new Set<number>();
  /** Receives each call and its answer before the pool does. */
  readonly #hear: (call: Call, answer: unknown) => void;
  /** The shortest time of a call (ms). */
  readonly #takes: number;
  /** Resolves when all messages so far are handled, one after another. */
  #done = Promise.resolve();

  constructor(hear: (call: Call, answer: unknown) => void = () => {}, takes = 0) {
    this.#hear = hear;
    this.#takes = takes;
    queueMicrotask(() => this.#say({ kind: 'ready' }));
  }

  postMessage(message: ToWorker): void {
    if (message.kind === 'module') this.#done = this.#done.then(() => take(message));
    if (message.kind === 'cancel') this.#dropped.add(message.job);
    if (message.kind === 'call') this.#done = this.#done.then(() => this.#answer(message));
  }

  async #answer({ job, index, call }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    await new Promise((go) => setTimeout(go, this.#takes));
    if (this.#dropped.has(job)) {
      this.#say({ kind: 'dropped', job, index });
      return;
    }
    const result = computed(call);
    this.#hear(call, result);
    this.#say({ kind: 'result', job, index, result });
  }

  terminate(): void {}

  #say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
}

async function take({ name, module }: Extract<ToWorker, { kind: 'module' }>): Promise<void> {
  const binding = bindings[name] ?? (await late[name]?.());
  if (binding === undefined) return;
  bindings[name] = binding;
  binding.initSync({ module });
}

function computed({ fn, args }: Call): unknown {
  const found = bindings[MODULE_OF[fn]]?.[fn]?.(...args);
  if (!isRunning(found)) return found;
  while (found.step(1e6) < 1);
  return found.result();
}

function isRunning(found: unknown): found is Running {
  return typeof found === 'object' && found !== null && 'step' in found;
}
