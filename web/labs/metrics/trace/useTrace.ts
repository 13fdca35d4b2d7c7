// The open traces, for React components.

import { useSyncExternalStore } from 'react';
import type { TraceCounters } from '#pkg/texts.js';
import { TraceSession, type TraceState, type TraceWorkerLike } from './session.ts';
import { type ShelvedTrace, TraceShelf } from './shelf.ts';

function makeSession(): TraceSession {
  return new TraceSession(
    // the bundler recognizes a worker by exactly this expression
    (file, other) =>
      begun(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), file, other),
  );
}

/** The open traces of the page, kept as long as the tab. */
export const trace = new TraceShelf(makeSession);

/** The sample that is shown while no file is open. */
export const sampleTrace = makeSession();

export function useTrace(of: Pick<TraceSession, 'subscribe' | 'get'> = trace): TraceState {
  return useSyncExternalStore(of.subscribe, of.get);
}

/** All open traces, by name. */
export function useShelf(): readonly ShelvedTrace[] {
  return useSyncExternalStore(trace.subscribe, trace.list);
}

/** Counters of programs, in the other open files. */
export function useCountersBeside(): readonly TraceCounters[] {
  return useSyncExternalStore(trace.subscribe, trace.counters);
}

/** Whether two open captures may be the sender's and the receiver's. */
export function useMayPair(): boolean {
  return useSyncExternalStore(trace.subscribe, trace.mayPair);
}

/**
 * A DOM Worker, typed for the messages of `messages.ts`. The code that hands it its module is loaded with the first
 * file.
 */
function begun(given: Worker, file: Blob, other: Blob | undefined): TraceWorkerLike {
  const worker = given as TraceWorkerLike;
  import('./sendModules.ts').then(
    ({ sendModules }) => sendModules(given, file, other),
    (error) => worker.postMessage({ kind: 'module', name: 'captures', module: null, trouble: String(error) }),
  );
  return worker;
}
