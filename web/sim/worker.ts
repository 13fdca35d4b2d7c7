// A worker of the pool: runs calls one after another. Between two calls it lets messages in, so that a
// cancelled job's calls are dropped within the time of one call.

import * as alf from '#pkg/alf.js';
import * as metrics from '#pkg/metrics.js';
import type { Call, FromWorker, ToWorker } from './calls.ts';
import { buffersOf } from './transfer.ts';

interface Waiting {
  readonly job: number;
  readonly index: number;
  readonly call: Call;
}

const MODULES = { alf, metrics };
const functions = { ...alf, ...metrics };

const waiting: Waiting[] = [];
let isScheduled = false;
let isBroken = false;

// a message to ourselves yields to other messages at once, where a timer would wait for 4 ms
const turn = new MessageChannel();
turn.port1.onmessage = next;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

function schedule(): void {
  if (isScheduled || isBroken || waiting.length === 0) return;
  isScheduled = true;
  turn.port2.postMessage(null);
}

function next(): void {
  isScheduled = false;
  const item = waiting.shift();
  if (item === undefined) return;
  const { job, index } = item;
  try {
    const result = perform(item.call);
    post({ kind: 'result', job, index, result }, buffersOf(result));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    isBroken = isTrap(error, message);
    post({ kind: isBroken ? 'trapped' : 'refused', job, index, message });
  }
  schedule();
}

function perform({ fn, args }: Call): unknown {
  // the pair of function and arguments was checked where the call was made
  const run = functions[fn] as (...given: Call['args']) => unknown;
  return run(...args);
}

/** A trap, an exhausted stack, or a panic that was thrown with its message. */
function isTrap(error: unknown, message: string): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    message.startsWith('panicked at')
  );
}

function cancel(job: number): void {
  for (let at = waiting.length - 1; at >= 0; at -= 1) {
    const item = waiting[at];
    if (item?.job !== job) continue;
    waiting.splice(at, 1);
    post({ kind: 'dropped', job, index: item.index });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'module':
      MODULES[data.name].initSync({ module: data.module });
      break;
    case 'call':
      waiting.push(data);
      break;
    case 'cancel':
      cancel(data.job);
      break;
  }
  schedule();
};

post({ kind: 'ready' });
