// The open trace for React.

import { useSyncExternalStore } from 'react';
import { TraceSession, type TraceState, type TraceWorkerLike } from './session.ts';

function makeSession(): TraceSession {
  return new TraceSession(
    // the bundler finds the worker by exactly this expression
    () => typed(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
}

/** One for the page: it lasts as long as the tab. */
export const trace = makeSession();

/** Reads the sample that is shown while no file is open. */
export const sampleTrace = makeSession();

export function useTrace(of: TraceSession = trace): TraceState {
  return useSyncExternalStore(of.subscribe, of.get);
}

/** The DOM's Worker carries any data; ours carries the messages of `messages.ts`. */
function typed(worker: Worker): TraceWorkerLike {
  return worker as TraceWorkerLike;
}
