// The open trace for React.

import { useSyncExternalStore } from 'react';
import { TraceSession, type TraceState, type TraceWorkerLike } from './session.ts';

/** One for the page: it lasts as long as the tab. */
export const trace = new TraceSession(
  // the bundler finds the worker by exactly this expression
  () => typed(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
);

export function useTrace(): TraceState {
  return useSyncExternalStore(trace.subscribe, trace.get);
}

/** The DOM's Worker carries any data; ours carries the messages of `messages.ts`. */
function typed(worker: Worker): TraceWorkerLike {
  return worker as TraceWorkerLike;
}
