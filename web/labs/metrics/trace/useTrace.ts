// The open trace for React.

import { useSyncExternalStore } from 'react';
import type { TraceCounters } from '#pkg/trace.js';
import { loadModule } from '../../../sim/compile.ts';
import { TraceSession, type TraceState, type TraceWorkerLike } from './session.ts';
import { type Shelved, TraceShelf } from './shelf.ts';

function makeSession(): TraceSession {
  return new TraceSession(
    // the bundler finds the worker by exactly this expression
    () => typed(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
}

/** Those of the page: they last as long as the tab. */
export const trace = new TraceShelf(makeSession);

/** Reads the sample that is shown while no file is open. */
export const sampleTrace = makeSession();

export function useTrace(of: Pick<TraceSession, 'subscribe' | 'get'> = trace): TraceState {
  return useSyncExternalStore(of.subscribe, of.get);
}

/** All open traces by name. */
export function useShelf(): readonly Shelved[] {
  return useSyncExternalStore(trace.subscribe, trace.list);
}

/** What programs have counted of connections, in the other open files. */
export function useCountersBeside(): readonly TraceCounters[] {
  return useSyncExternalStore(trace.subscribe, trace.counters);
}

/** Whether two captures may be the sender's and the receiver's. */
export function useMayPair(): boolean {
  return useSyncExternalStore(trace.subscribe, trace.mayPair);
}

/** Compiled once for all files that are opened. */
let compiled: Promise<WebAssembly.Module> | null = null;

/** The DOM's Worker carries any data; ours carries the messages of `messages.ts`. It is handed its module. */
function typed(given: Worker): TraceWorkerLike {
  const worker = given as TraceWorkerLike;
  compiled ??= loadModule('trace');
  compiled.then(
    (module) => worker.postMessage({ kind: 'module', module }),
    (error: unknown) => {
      // the next file asks for it again
      compiled = null;
      worker.postMessage({ kind: 'module', module: null, trouble: wordsOf(error) });
    },
  );
  return worker;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
