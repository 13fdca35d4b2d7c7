// A worker of the pool: runs calls one after another, and long simulations step by step. Between steps it receives
// messages, so that cancelled work is dropped within a few milliseconds.

import { BINDINGS, LATE } from '#pkg/bindings.ts';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { Call, FromWorker, FunctionName, Running, ToWorker } from './calls.ts';
import { messageOfError } from './messageOfError.ts';
import { Pace } from './pace.ts';
import { buffersOf } from './transfer.ts';

interface Work {
  readonly job: number;
  readonly index: number;
  readonly priority: number;
  readonly call: Call;
  /** The call's simulation, once started, if it runs piece by piece. */
  running: Running | null;
  /** When its progress was last reported to the page. */
  told: number;
}

/** The functions of a module, callable once the module has been received. */
type Binding = Readonly<Partial<Record<FunctionName, (...args: never) => unknown>>> & {
  readonly initSync: (given: { module: WebAssembly.Module }) => unknown;
};

/** Time between reports of progress (ms): short enough for the eye, and long enough to cost nothing. */
const TELL_EVERY = 50;

const bindings: Partial<Record<ModuleName, Binding>> = { ...BINDINGS };
const late: Readonly<Partial<Record<ModuleName, () => Promise<Binding>>>> = LATE;
const handedOver = new Set<ModuleName>();
const pace = new Pace();

let works: Work[] = [];
let isScheduled = false;
let isBroken = false;

// a message to itself lets the worker receive others at once; a timer would wait 4 ms
const turn = new MessageChannel();
turn.port1.onmessage = next;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function schedule(): void {
  if (isScheduled || isBroken || first() === null) return;
  isScheduled = true;
  turn.port2.postMessage(null);
}

/** The work to do next: the highest priority first, then what has not been started, then the oldest. */
function first(): Work | null {
  let found: Work | null = null;
  for (const work of works) if (isCallable(work) && (found === null || isBefore(work, found))) found = work;
  return found;
}

function isBefore(work: Work, other: Work): boolean {
  if (work.priority !== other.priority) return work.priority > other.priority;
  return work.running === null && other.running !== null;
}

/** A call may arrive before its module, and then waits for it; an unknown function is refused in its turn. */
function isCallable({ call }: Work): boolean {
  const name: ModuleName | undefined = MODULE_OF[call.fn];
  return name === undefined || handedOver.has(name);
}

function next(): void {
  isScheduled = false;
  const work = first();
  if (work === null || isBroken) return;
  try {
    advance(work);
  } catch (error) {
    const { job, index } = work;
    const message = messageOfError(error);
    isBroken = isTrap(error, message);
    works = works.filter((other) => other !== work);
    post({ kind: isBroken ? 'trapped' : 'refused', job, index, message });
  }
  schedule();
}

/** Starts the work, or continues it. */
function advance(work: Work): void {
  if (work.running === null) {
    const given = perform(work.call);
    if (!isRunning(given)) {
      end(work, given);
      return;
    }
    work.running = given;
  }
  const { running, call, job, index } = work;
  const done = pace.step(call.fn, running);
  const now = performance.now();
  if (done >= 1) {
    const result = running.result();
    running.free();
    end(work, result);
  } else if (now - work.told >= TELL_EVERY) {
    work.told = now;
    const partial = running.partial();
    post({ kind: 'progress', job, index, done, partial }, buffersOf(partial));
  }
}

function end(work: Work, result: unknown): void {
  post({ kind: 'result', job: work.job, index: work.index, result }, buffersOf(result));
  works = works.filter((other) => other !== work);
}

function perform({ fn, args }: Call): unknown {
  // the types of function and arguments were checked where the call was made
  const run = bindings[MODULE_OF[fn]]?.[fn] as ((...given: Call['args']) => unknown) | undefined;
  if (run === undefined) throw new Error(`this version of the simulation has no function "${fn}"`);
  return run(...args);
}

function isRunning(given: unknown): given is Running {
  return typeof given === 'object' && given !== null && 'step' in given && 'free' in given;
}

/** Whether an error is a trap, a stack overflow, or a panic, which is thrown with its text and place. */
function isTrap(error: unknown, message: string): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    message.startsWith('panicked at')
  );
}

function cancel(job: number): void {
  const dropped = works.filter((work) => work.job === job);
  works = works.filter((work) => work.job !== job);
  for (const { index, running } of dropped) {
    running?.free();
    post({ kind: 'dropped', job, index });
  }
}

/** Starts a module; calls wait if its JavaScript has to be loaded first. */
function take({ name, module }: Extract<ToWorker, { kind: 'module' }>): void {
  const load = late[name];
  if (load !== undefined && bindings[name] === undefined) {
    load().then(
      (binding) => {
        bindings[name] = binding;
        receive({ kind: 'module', name, module });
      },
      (error: unknown) => post({ kind: 'unfit', message: messageOfError(error) }),
    );
    return;
  }
  bindings[name]?.initSync({ module });
  handedOver.add(name);
}

function hear(data: ToWorker): void {
  switch (data.kind) {
    case 'module':
      take(data);
      break;
    case 'call':
      works.push({ ...data, running: null, told: performance.now() });
      break;
    case 'cancel':
      cancel(data.job);
      break;
    default:
      throw new Error(`the page asks for something unknown: ${JSON.stringify(data)}`);
  }
}

function receive(data: ToWorker): void {
  try {
    hear(data);
  } catch (error) {
    post({ kind: data.kind === 'module' ? 'unfit' : 'unwell', message: messageOfError(error) });
  }
  schedule();
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => receive(data);

self.onmessageerror = () => post({ kind: 'unwell', message: 'a message from the page could not be read' });

post({ kind: 'ready' });

// only secure pages have locks, and a sandboxed page refuses them
const lock = `worker ${performance.timeOrigin} ${Math.random()}`;
navigator.locks
  ?.request(lock, () => {
    post({ kind: 'alive', lock });
    return new Promise(() => {});
  })
  .catch(() => {});
